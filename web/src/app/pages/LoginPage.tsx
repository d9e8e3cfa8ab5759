import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { AuthSkeleton } from '../../features/auth/AuthSkeleton.tsx';
import { LoginScreen } from '../../features/auth/LoginScreen.tsx';
import { hasUnstoredDraft } from '../../lib/draftStorage.ts';
import { inLanguageOf } from '../../lib/i18n/choice.ts';
import { browserStorage } from '../../lib/safeStorage.ts';
import { returnPath } from '../../lib/session/returnTo.ts';
import { CLUB } from '../../lib/joinedClub.ts';
import { homeOf, nextOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';

/** Whether a page has stored drafts: the career form and the mentor's progress form may. */
function keepsDraft(page: string): boolean {
  if (hasUnstoredDraft(browserStorage)) return false;
  const { pathname, searchParams } = new URL(page, window.location.origin);
  return (
    pathname === '/career-form' ||
    (pathname === '/educator' && searchParams.has('step')) ||
    (pathname === '/mentor' && searchParams.has('person'))
  );
}

/** `/login`: redirects a signed-in user to the page they came from, else to their home page. */
export function LoginPage() {
  const { status, user } = useSession();
  const location = useLocation();
  const club = useSearchParams()[0].get(CLUB);
  if (status === 'signedIn' && user) {
    return (
      <>
        <AuthSkeleton path="/login" />
        <Navigate
          to={returnPath(location, user) ?? nextOf(user, club)}
          replace
          state={inLanguageOf(user)}
        />
      </>
    );
  }
  // The dashboard shows what this device has stored.
  if (status === 'unreachable' && user && homeOf(user) !== '/') {
    return <Navigate to={returnPath(location, user) ?? homeOf(user)} replace />;
  }
  // The user is probably signed in: a form would only flash.
  if (status === 'checking') return <AuthSkeleton path="/login" />;
  const from = returnPath(location);
  return <LoginScreen isDraftKept={from !== null && keepsDraft(from)} />;
}
