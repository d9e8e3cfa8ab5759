import { SecondFactorScreen } from '../../features/second-factor/SecondFactorScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/** `/two-step-login`, for administrators and mentors. */
export function SecondFactorPage() {
  const { user } = useSession();
  return (
    <SecondFactorScreen name={user?.name ?? ''} backTo={homeOf(user)} onLogout={useLogout()} />
  );
}
