import { useRef } from 'react';

/**
 * The focus after a dialog that removes a record: its opener disappears with the record, so the main
 * column gets the focus.
 */
export function useFocusAfterRemoval() {
  const isRemoved = useRef(false);
  return {
    /** To be called before the dialog closes. */
    onRemoved: () => {
      isRemoved.current = true;
    },
    returnTo: () => (isRemoved.current ? document.getElementById('main') : null),
  };
}
