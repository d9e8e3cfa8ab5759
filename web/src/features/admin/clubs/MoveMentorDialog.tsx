import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import { useReassign } from '../reassign/useReassign.ts';
import type { Mentors } from './clubList.ts';
import type { ClubMentorFragment } from './ClubMentor.generated.ts';
import { useMoveMentor } from './useMoveMentor.ts';

interface MoveMentorDialogProps {
  mentor: ClubMentorFragment;
  /** The new club of the mentor; null to remove them from theirs. */
  to: { id: string; name: string } | null;
  mentors: Mentors;
  onClose: () => void;
}

/** Confirmation before a mentor with people changes the club; the people can be reassigned. */
export function MoveMentorDialog({ mentor, to, mentors, onClose }: MoveMentorDialogProps) {
  const [newMentorId, setNewMentorId] = useState('');
  const [busy, setBusy] = useState(false);
  const { move } = useMoveMentor();
  const reassign = useReassign();
  const moveOn = async () => {
    setBusy(true);
    const isFree = !newMentorId || (await reassign(mentor.id, newMentorId));
    const isDone = isFree && (await move(mentor, to?.id ?? null));
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={
        to
          ? `Assign ${mentor.name} to ${to.name}?`
          : `Remove ${mentor.name} from ${mentor.club?.name ?? 'the club'}?`
      }
      consequence={to ? 'The mentor has people already.' : 'The mentor stays, with no club.'}
      confirm={to ? 'Assign' : 'Remove'}
      busy={busy}
      onConfirm={() => void moveOn()}
    >
      <ReassignPanel
        mentor={mentor}
        mentors={mentors ?? []}
        otherwise={`They stay with ${mentor.name}`}
        value={newMentorId}
        onChange={setNewMentorId}
      />
    </ConfirmDialog>
  );
}
