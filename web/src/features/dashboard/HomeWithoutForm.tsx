import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';

/**
 * Redirects a student without a submitted form to the landing page. Updates the session first: with
 * an outdated one the landing page would redirect back.
 */
export function HomeWithoutForm() {
  const { user, updateUser } = useSession();
  useEffect(() => {
    if (user?.formSubmitted) updateUser({ ...user, formSubmitted: false });
  }, [user, updateUser]);
  return user?.formSubmitted ? null : <Navigate to="/" replace />;
}
