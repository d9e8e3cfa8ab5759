import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthSkeleton } from '../../features/auth/AuthSkeleton.tsx';
import { RegisterScreen } from '../../features/auth/RegisterScreen.tsx';
import { CLUB } from '../../lib/joinedClub.ts';
import { nextOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** `/register`: redirects a signed-in user. */
export function RegisterPage() {
  const { status, user } = useSession();
  const club = useSearchParams()[0].get(CLUB);
  if (status === 'signedIn') return <Navigate to={nextOf(user, club)} replace />;
  // The user is probably signed in: a form would only flash.
  return status === 'checking' ? <AuthSkeleton path="/register" /> : <RegisterScreen />;
}
