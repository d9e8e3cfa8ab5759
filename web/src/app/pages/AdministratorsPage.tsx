import { AdministratorsScreen } from '../../features/admin/AdministratorsScreen.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

/** `/administrators`, for administrators. */
export function AdministratorsPage() {
  const { user } = useSession();
  return (
    <AdministratorsScreen ownId={user?.id ?? ''} name={user?.name ?? ''} onLogout={useLogout()} />
  );
}
