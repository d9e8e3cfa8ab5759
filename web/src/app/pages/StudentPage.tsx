import { StudentScreen } from '../../features/student/StudentScreen.tsx';
import { useLogout } from '../useLogout.ts';

export function StudentPage() {
  return <StudentScreen onLogout={useLogout()} />;
}
