import { Navigate } from 'react-router-dom';
import { AuthSkeleton } from '../../features/auth/AuthSkeleton.tsx';
import { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** `/register`: for visitors; who is signed in goes home. */
export function RegisterPage() {
  const { status, user } = useSession();
  if (status === 'signedIn') return <Navigate to={homeOf(user)} replace />;
  // Most likely signed in: a form would only flash.
  return status === 'checking' ? <AuthSkeleton path="/register" /> : <RegisterScreen />;
}
