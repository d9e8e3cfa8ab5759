import { useNavigate } from 'react-router-dom';
import { ACCOUNT_OUTCOME } from '../lib/session/accountOutcome.ts';
import { useSession } from '../lib/session/useSession.ts';
import { toast } from '../ui/toast.ts';

/** Returns the logout action: ends the session, shows a toast and navigates to `/`. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut();
    toast.success('Logged Out', 'You have been successfully logged out.', ACCOUNT_OUTCOME);
    void navigate('/');
  };
}
