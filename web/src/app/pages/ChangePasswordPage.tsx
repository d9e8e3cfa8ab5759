import { useNavigate } from 'react-router-dom';
import { ChangePasswordScreen } from '../../features/auth/ChangePasswordScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** `/change-password`: for all roles; afterwards it navigates to the user's home page. */
export function ChangePasswordPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  const home = homeOf(user);
  return (
    <ChangePasswordScreen
      email={user?.email ?? ''}
      backTo={home}
      onChanged={() => void navigate(home, { replace: true })}
    />
  );
}
