import { t } from '@lingui/core/macro';
import { ConcernPart } from '../../features/dashboard/concern/ConcernPart.tsx';
import { MyDataScreen } from '../../features/my-data/MyDataScreen.tsx';
import { homeOf } from '../../lib/session/homeOf.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/** `/my-data`, for all signed-in users. */
export function MyDataPage() {
  const { user } = useSession();
  const onLogout = useLogout();
  const home = homeOf(user);
  return (
    <MyDataScreen
      name={user?.name ?? ''}
      isPerson={user?.role === 'STUDENT' || user?.role === 'EDUCATOR'}
      back={{ to: home, label: home === '/' ? t`Home` : t`Dashboard` }}
      onLogout={onLogout}
      concern={<ConcernPart />}
    />
  );
}
