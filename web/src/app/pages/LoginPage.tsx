import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthSkeleton } from '../../features/auth/AuthSkeleton.tsx';
import { LoginScreen } from '../../features/auth/LoginScreen.tsx';
import { returnPath } from '../../lib/session/returnTo.ts';
import { CLUB } from '../../lib/joinedClub.ts';
import { nextOf } from '../../lib/session/nextOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** Whether a page keeps drafts: the career form and the mentor's progress form do. */
function keepsTyped(page: string): boolean {
  const { pathname, searchParams } = new URL(page, window.location.origin);
  return (
    pathname === '/career-form' ||
    (pathname === '/educator' && searchParams.has('step')) ||
    (pathname === '/mentor' && searchParams.has('person'))
  );
}

/** `/login`: who is signed in, before or by now, goes back to where they came from, else on. */
export function LoginPage() {
  const { status, user } = useSession();
  const location = useLocation();
  const club = useSearchParams()[0].get(CLUB);
  if (status === 'signedIn' && user) {
    return (
      <>
        <AuthSkeleton path="/login" />
        <Navigate to={returnPath(location, user) ?? nextOf(user, club)} replace />
      </>
    );
  }
  // Most likely signed in: a form would only flash.
  if (status === 'checking') return <AuthSkeleton path="/login" />;
  const from = returnPath(location);
  return <LoginScreen typedIsKept={from !== null && keepsTyped(from)} />;
}
