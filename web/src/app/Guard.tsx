import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { homeOf } from '../lib/session/homeOf.ts';
import { useSession } from '../lib/session/useSession.ts';
import { AppSkeleton } from '../ui/AppSkeleton.tsx';
import { returnTo } from '../lib/session/returnTo.ts';
import type { Role } from '../schema.generated.ts';
import { afterLogout } from './logout/afterLogout.ts';
import { PageFailure } from './PageFailure.tsx';

/** Where two-step login is set up. */
const SET_UP = '/two-step-login';

/** Without its code, for example in a browser without the service worker, the failure alone. */
const OfflinePage = lazy(async () => {
  try {
    return { default: (await import('./offline/OfflinePage.tsx')).OfflinePage };
  } catch (error) {
    console.warn('The stored data can’t be shown.', error);
    return { default: Unreachable };
  }
});

function Unreachable() {
  const { retry } = useSession();
  return (
    <PageFailure
      title={t`The server can’t be reached`}
      detail={t`You are still logged in. Check your connection and try again.`}
      onRetry={retry}
    />
  );
}

const CheckingSession = () => <AppSkeleton message={t`Checking authentication...`} />;

/**
 * Creates a layout route for these roles. A signed-out user is redirected to login, from where they
 * return here; another role to its own dashboard; an account that must turn on two-step login to its
 * set-up, from where it returns here; a user who logs out here to the landing page.
 * @param options.early Mounts the page, hidden, while the stored session of such a user is checked,
 * so that its queries do not wait for the check.
 */
export const guardFor = (
  roles: Role[],
  { early = false }: { early?: boolean } = {},
): ComponentType =>
  function Guard() {
    const { status, user, expired, ended } = useSession();
    const location = useLocation();
    const [wasSignedIn, setWasSignedIn] = useState(false);
    if (status === 'signedIn' && !wasSignedIn) setWasSignedIn(true);

    // Not early for a second session, which may be another user's: the cache is cleared meanwhile.
    const isEarly = early && !wasSignedIn;
    const isAdmitted = user?.role != null && roles.includes(user.role);
    const isChecking = status === 'checking';
    const isDue = user?.secondFactorDue === true && location.pathname !== SET_UP;
    if (isAdmitted && isDue && status === 'signedIn') {
      return (
        <Navigate
          to={SET_UP}
          replace
          state={returnTo(location, { userId: user.id, ended: false })}
        />
      );
    }
    if (isAdmitted && (status === 'signedIn' || (isChecking && isEarly))) {
      return (
        <>
          {isChecking && <CheckingSession />}
          <chakra.div display={isChecking ? 'none' : 'contents'}>
            <Outlet />
          </chakra.div>
        </>
      );
    }
    switch (status) {
      case 'checking':
        return <CheckingSession />;
      case 'unreachable':
        return user ? (
          <Suspense fallback={<CheckingSession />}>
            <OfflinePage user={user} />
          </Suspense>
        ) : (
          <Unreachable />
        );
      case 'signedOut':
        return wasSignedIn && ended === null ? (
          <Navigate to={afterLogout()} replace />
        ) : (
          <Navigate
            to="/login"
            replace
            state={returnTo(location, { userId: ended?.userId, ended: ended !== null && !expired })}
          />
        );
      case 'signedIn':
        return <Navigate to={homeOf(user)} replace />;
    }
  };
