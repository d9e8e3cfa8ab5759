import { MentorScreen } from '../../features/mentor/MentorScreen.tsx';
import { useLogout } from '../logout/useLogout.ts';

export function MentorPage() {
  return <MentorScreen onLogout={useLogout()} />;
}
