import { InterestsScreen } from '../../features/interests/InterestsScreen.tsx';
import { useLogout } from '../logout/useLogout.ts';

export function InterestsPage() {
  return <InterestsScreen onLogout={useLogout()} />;
}
