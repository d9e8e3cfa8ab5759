import { MentorScreen } from '../../features/mentor/MentorScreen.tsx';
import { useLogout } from '../useLogout.ts';

export function MentorPage() {
  return <MentorScreen onLogout={useLogout()} />;
}
