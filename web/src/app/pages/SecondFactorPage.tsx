import { useLocation } from 'react-router-dom';
import { SecondFactorScreen } from '../../features/second-factor/SecondFactorScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { returnPath } from '../../lib/session/returnTo.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/** `/two-step-login`, for administrators and mentors. */
export function SecondFactorPage() {
  const { user } = useSession();
  const from = returnPath(useLocation(), user ?? undefined);
  return (
    <SecondFactorScreen
      name={user?.name ?? ''}
      isDue={user?.secondFactorDue ?? false}
      backTo={from ?? homeOf(user)}
      onLogout={useLogout()}
    />
  );
}
