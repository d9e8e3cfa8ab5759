import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../lib/session/useSession.ts';

/**
 * Leads a student home whose profile says that no form was submitted. A session that says otherwise
 * is corrected first: by it, home would lead straight back here.
 */
export function HomeWithoutForm() {
  const { user, updateUser } = useSession();
  useEffect(() => {
    if (user?.formSubmitted) updateUser({ ...user, formSubmitted: false });
  }, [user, updateUser]);
  return user?.formSubmitted ? null : <Navigate to="/" replace />;
}
