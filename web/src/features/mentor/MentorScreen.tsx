import { OutboxProvider } from './outbox/OutboxProvider.tsx';
import { MentorRooms } from './MentorRooms.tsx';

interface MentorScreenProps {
  onLogout: () => void;
}

/** `/mentor`: figures, the people assigned, and where their progress is recorded. */
export const MentorScreen = ({ onLogout }: MentorScreenProps) => (
  <OutboxProvider>
    <MentorRooms onLogout={onLogout} />
  </OutboxProvider>
);
