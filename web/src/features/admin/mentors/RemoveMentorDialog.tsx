import { countText } from '../../../lib/format.ts';
import { useState } from 'react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useFocusAfterRemoval } from '../record/RecordDialogs.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { ReassignPanel } from '../reassign/ReassignPanel.tsx';
import { useReassign } from '../reassign/useReassign.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { useRemoveMentorMutation } from './RemoveMentor.generated.ts';

const TOASTS = {
  key: 'mentor',
  success: { title: 'Mentor removed' },
  failure: { title: 'Error removing mentor', detail: 'Please try again.' },
};

interface RemoveMentorDialogProps {
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  onClose: () => void;
}

/** Confirmation before a mentor is removed, with the affected people, who can be reassigned. */
export function RemoveMentorDialog({ mentor, mentors, onClose }: RemoveMentorDialogProps) {
  const [newMentorId, setNewMentorId] = useState('');
  const [busy, setBusy] = useState(false);
  const { run } = useOutcome(
    useRemoveMentorMutation({ refetchQueries: ['Mentors', 'DashboardCounts'] }),
  );
  const reassign = useReassign();
  const { onRemoved, returnTo } = useFocusAfterRemoval();
  const remove = async () => {
    setBusy(true);
    const isFree = !newMentorId || (await reassign(mentor.id, newMentorId));
    const outcome =
      isFree && (await run({ input: { id: mentor.id, ifVersion: mentor.version } }, TOASTS));
    setBusy(false);
    if (!outcome || !outcome.done) return;
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      returnTo={returnTo}
      title={`Remove ${mentor.name}?`}
      consequence={consequenceText(mentor, newMentorId !== '')}
      confirm="Remove mentor"
      busy={busy}
      onConfirm={() => void remove()}
    >
      {mentor.studentsCount !== 0 && (
        <ReassignPanel
          mentor={mentor}
          mentors={mentors}
          otherwise="Nobody for now"
          value={newMentorId}
          onChange={setNewMentorId}
        />
      )}
    </ConfirmDialog>
  );
}

function consequenceText({ studentsCount, club }: MentorRowFragment, areTaken: boolean): string {
  const end = 'Their login ends. Their feedback is kept.';
  if (studentsCount === 0) return `Nobody is assigned to them. ${end}`;
  if (areTaken) return end;
  const people =
    studentsCount === null ? 'Their people' : countText(studentsCount, peopleNoun(club?.clubFor));
  const stay = studentsCount === 1 ? 'stays' : 'stay';
  const have = studentsCount === 1 ? 'has' : 'have';
  return `${people} ${stay}${club ? ` in ${club.name}` : ''} but ${have} no mentor until you choose one. ${end}`;
}
