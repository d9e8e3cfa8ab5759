import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { useLogout } from '../logout/useLogout.ts';

export function StudentPage() {
  return <DashboardScreen audience="STUDENT" onLogout={useLogout()} />;
}
