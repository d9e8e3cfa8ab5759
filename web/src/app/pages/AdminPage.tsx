import { AdminScreen } from '../../features/admin/AdminScreen.tsx';
import { useSession } from '../../lib/session/useSession.ts';
import { useLogout } from '../logout/useLogout.ts';

export function AdminPage() {
  const { user } = useSession();
  return <AdminScreen name={user?.name ?? ''} onLogout={useLogout()} />;
}
