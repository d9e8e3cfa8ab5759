import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlParams } from './useUrlParams.ts';

interface UrlDialog {
  /** Value of the search parameter; empty while the dialog is closed. */
  value: string;
  /** Opens the dialog, or changes the value while it is open. */
  open: (value: string) => void;
  close: () => void;
  /** Properties of a link that opens the dialog. */
  linkTo: (value: string) => { to: string; state: unknown; preventScrollReset: true };
}

/** History state of entries that were added by opening a dialog. */
const OPENED = { opened: true };

/** State of a dialog in a search parameter: Back closes it, a reload or a shared link opens it. */
export function useUrlDialog(name: string): UrlDialog {
  const { state } = useLocation() as { state: Partial<typeof OPENED> | null };
  const navigate = useNavigate();
  const { read, change, link } = useUrlParams();
  const value = read(name);
  // Keeps its identity while the URL is unchanged, for memoised rows.
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
