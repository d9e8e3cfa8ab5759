import { AlternateScreen } from '../../features/landing/alternate/AlternateScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../useLogout.ts';

/** `/test-home`: for everybody to read; nobody is led on from here. */
export function AlternatePage() {
  const { user } = useSession();
  const logout = useLogout();
  return <AlternateScreen user={user} dashboard={homeOf(user)} onLogout={logout} />;
}
