import { OutboxProvider } from './outbox/OutboxProvider.tsx';
import { MentorTabs } from './MentorTabs.tsx';

interface MentorScreenProps {
  onLogout: () => void;
}

/** `/mentor`: figures, assigned people, and the form to record progress. */
export const MentorScreen = ({ onLogout }: MentorScreenProps) => (
  <OutboxProvider>
    <MentorTabs onLogout={onLogout} />
  </OutboxProvider>
);
