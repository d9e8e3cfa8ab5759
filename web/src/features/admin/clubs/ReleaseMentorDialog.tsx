import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import { useReassign } from '../reassign/useReassign.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import { useMoveMentor } from './useMoveMentor.ts';

interface ReleaseMentorDialogProps {
  mentor: ClubMentorFragment;
  mentors: readonly ClubMentorFragment[];
  onClose: () => void;
}

/** Asks before a mentor with people is removed from the club, and gives the people to another. */
export function ReleaseMentorDialog({ mentor, mentors, onClose }: ReleaseMentorDialogProps) {
  const [takerId, setTakerId] = useState('');
  const [busy, setBusy] = useState(false);
  const { move } = useMoveMentor();
  const reassign = useReassign();
  const release = async () => {
    setBusy(true);
    const isFree = !takerId || (await reassign(mentor.id, takerId));
    const isDone = isFree && (await move(mentor, null));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove ${mentor.name} from ${mentor.club?.name ?? 'the club'}?`}
      consequence="The mentor stays, with no club."
      confirm="Remove"
      busy={busy}
      onConfirm={() => void release()}
    >
      <ReassignPanel
        mentor={mentor}
        mentors={mentors}
        otherwise={`They stay with ${mentor.name}`}
        value={takerId}
        onChange={setTakerId}
      />
    </ConfirmDialog>
  );
}
