import { useState, type ComponentType } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { homeOf } from '../lib/session/homeOf.ts';
import { useSession } from '../lib/session/useSession.ts';
import { AppSkeleton } from '../ui/AppSkeleton.tsx';
import { returnTo } from '../lib/session/returnTo.ts';
import type { Role } from '../schema.generated.ts';
import { PageFailure } from './PageFailure.tsx';

/**
 * A layout that lets the roles in. A visitor goes to login and comes back, and so does whose stored session has
 * ended; another role goes to its own dashboard; who has just logged out here goes home.
 */
export const guardFor = (roles: Role[]): ComponentType =>
  function Guard() {
    const { status, user, expired, ended, retry } = useSession();
    const location = useLocation();
    const [wasIn, setWasIn] = useState(false);
    if (status === 'signedIn' && !wasIn) setWasIn(true);

    switch (status) {
      case 'checking':
        return <AppSkeleton message="Checking authentication..." />;
      case 'unreachable':
        return (
          <PageFailure
            title="The server can’t be reached"
            detail="You are still logged in. Check your connection and try again."
            onRetry={retry}
          />
        );
      case 'signedOut':
        return wasIn && ended === null ? (
          <Navigate to="/" replace />
        ) : (
          <Navigate
            to="/login"
            replace
            state={returnTo(location, { of: ended?.of, ended: ended !== null && !expired })}
          />
        );
      case 'signedIn':
        return user?.role && roles.includes(user.role) ? (
          <Outlet />
        ) : (
          <Navigate to={homeOf(user)} replace />
        );
    }
  };
