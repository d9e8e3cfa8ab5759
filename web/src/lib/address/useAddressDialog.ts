import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressEntries } from './useAddressEntries.ts';

interface AddressDialog {
  /** The value of the parameter; empty while the dialog is closed. */
  value: string;
  /** Opens the dialog, or changes the value while it is open. */
  open: (value: string) => void;
  close: () => void;
  /** Properties of a link that opens the dialog. */
  linkTo: (value: string) => { to: string; state: unknown; preventScrollReset: true };
}

/** State of history entries that were added to open a dialog. */
const OPENED = { opened: true };

/** A dialog in the address: Back closes it, reload and a shared link open it. */
export function useAddressDialog(name: string): AddressDialog {
  const { state } = useLocation() as { state: Partial<typeof OPENED> | null };
  const navigate = useNavigate();
  const { read, change, link } = useAddressEntries();
  const value = read(name);
  // Stable while the address is the same, for rows that are memoised.
  const open = useCallback(
    (next: string) => {
      change({ [name]: next }, value ? { replace: true, state } : { state: OPENED });
    },
    [change, name, value, state],
  );
  return {
    value,
    open,
    close: () => {
      if (state?.opened) void navigate(-1);
      else change({ [name]: '' }, { replace: true });
    },
    linkTo: (next) => ({
      to: link({ [name]: next }),
      state: OPENED,
      preventScrollReset: true,
    }),
  };
}
