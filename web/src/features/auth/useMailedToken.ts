import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
