import { MentorScreen } from '../../features/mentor/MentorScreen.tsx';
import { KeepList } from '../../features/mentor/offline/KeepList.ts';
import { useLogout } from '../logout/useLogout.ts';

export function MentorPage() {
  return (
    <>
      <MentorScreen onLogout={useLogout()} />
      <KeepList />
    </>
  );
}
