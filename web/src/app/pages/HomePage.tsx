import { Navigate, useSearchParams } from 'react-router-dom';
import { HomeScreen } from '../../features/landing/HomeScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../useLogout.ts';

/** `/`: visitors read; a user goes to the own dashboard, unless they came by the logo (`?home`). */
export function HomePage() {
  const { status, user } = useSession();
  const [params] = useSearchParams();
  const logout = useLogout();
  const home = homeOf(user);
  if (status === 'signedIn' && home !== '/' && !params.has('home')) {
    return <Navigate to={home} replace />;
  }
  return <HomeScreen user={user} dashboard={home} onLogout={logout} />;
}
