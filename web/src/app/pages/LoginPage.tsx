import { Navigate, useLocation } from 'react-router-dom';
import { LoginScreen } from '../../features/auth/LoginScreen.tsx';
import { cameFrom } from '../../lib/session/comeBack.ts';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** `/login`: who is signed in, before or by now, goes back to where they came from, else home. */
export function LoginPage() {
  const { status, user } = useSession();
  const location = useLocation();
  if (status === 'signedIn') {
    return <Navigate to={cameFrom(location) ?? homeOf(user)} replace />;
  }
  return <LoginScreen />;
}
