import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';

/**
 * History state of a link to another form, so that the email is typed once. Not in the URL, which
 * others can read.
 * @param here the current location; its state is kept, such as the page to return to
 */
export const withEmail = (email: string, here?: Location) => ({
  ...(here?.state as object | null),
  email,
});

/** Email typed in the previous form; empty without one. */
export function typedEmail({ state }: Location): string {
  const email: unknown = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
}

/**
 * Token of the link in the mail; null without one. Moved from the URL, which others can read, to
 * the history state, which survives a reload.
 */
export function useMailedToken(): string | null {
  const inAddress = useSearchParams()[0].get('token');
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const navigate = useNavigate();
  useEffect(() => {
    if (inAddress === null) return;
    void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  const stored = (state as { token?: unknown } | null)?.token;
  const token = inAddress ?? stored;
  return typeof token === 'string' && token !== '' ? token : null;
}
