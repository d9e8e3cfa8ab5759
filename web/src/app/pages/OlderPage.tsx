import { OlderScreen } from '../../features/landing/older/OlderScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../useLogout.ts';

/** `/old-home`: for everybody to read; nobody is led on from here. */
export function OlderPage() {
  const { user } = useSession();
  const logout = useLogout();
  return <OlderScreen user={user} dashboard={homeOf(user)} onLogout={logout} />;
}
