import { Navigate } from 'react-router-dom';
import { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** `/register`: for visitors; who is signed in goes home. */
export function RegisterPage() {
  const { status, user } = useSession();
  return status === 'signedIn' ? <Navigate to={homeOf(user)} replace /> : <RegisterScreen />;
}
