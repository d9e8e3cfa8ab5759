import { useNavigate } from 'react-router-dom';
import { ACCOUNT_TOAST } from '../lib/session/accountToast.ts';
import { useSession } from '../lib/session/useSession.ts';
import { toast } from '../ui/toast.ts';

/** Returns the logout action: ends the session, shows a toast and navigates to `/`. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut();
    toast.success('Logged Out', 'You have been successfully logged out.', ACCOUNT_TOAST);
    void navigate('/');
  };
}
