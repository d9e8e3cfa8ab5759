import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserStorage } from '../../lib/safeStorage.ts';
import { ACCOUNT_TOAST } from '../../lib/session/accountToast.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { LazyConfirmDialog } from '../../ui/LazyConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { unsentOf } from './unsent.ts';
import { LogoutContext } from './useLogout.ts';

/**
 * Provides the logout: it ends the session, shows a toast and navigates to `/`. Asks for
 * confirmation before it deletes drafts or unsent updates from this device.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { user, signOut } = useSession();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState('');
  const [asks, setAsks] = useState(false);
  const logOut = () => {
    setAsks(false);
    void signOut();
    toast.success('Logged Out', 'You have been successfully logged out.', ACCOUNT_TOAST);
    void navigate('/');
  };
  const askFirst = () => {
    const found = unsentOf(browserStorage, user?.id ?? '');
    setUnsent(found);
    if (found === '') logOut();
    else setAsks(true);
  };
  return (
    <LogoutContext value={askFirst}>
      {children}
      <LazyConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
        }}
        title={`Log out and lose ${unsent}?`}
        consequence="What you wrote is not sent yet. Logging out deletes it from this device."
        confirm="Log out"
        onConfirm={logOut}
      />
    </LogoutContext>
  );
}
