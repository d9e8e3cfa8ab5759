import { Navigate, useSearchParams } from 'react-router-dom';
import { HomeScreen } from '../../features/landing/HomeScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { usePublicScreenProps } from './usePublicScreenProps.ts';

/**
 * `/`: redirects a signed-in user to their dashboard, except from the logo, which links to
 * `/?home`.
 */
export function HomePage() {
  const { status, user } = useSession();
  const [params] = useSearchParams();
  const props = usePublicScreenProps();
  const home = homeOf(user);
  if (status === 'signedIn' && home !== '/' && !params.has('home')) {
    return <Navigate to={home} replace />;
  }
  return <HomeScreen {...props} />;
}
