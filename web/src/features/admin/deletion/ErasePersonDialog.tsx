import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useCarryOutDeletionMutation } from './CarryOutDeletion.generated.ts';
import type { DeletionRequestRowFragment } from './DeletionRequestRow.generated.ts';

interface ErasePersonDialogProps {
  request: DeletionRequestRowFragment;
  onClose: () => void;
  /** Called when the request has been carried out. */
  onDone: () => void;
}

/** Confirmation before a person is erased, with the consequences. */
export function ErasePersonDialog({
  request: { id, person },
  onClose,
  onDone,
}: ErasePersonDialogProps) {
  const { run, busy } = useOutcome(useCarryOutDeletionMutation({ refetchQueries: 'active' }));
  const name = person?.name ?? 'this person';
  const erase = async () => {
    const { done } = await run(
      { input: { id } },
      {
        key: 'deletion',
        success: {
          title: `${name} was erased`,
          detail:
            'Their account, answers, progress, feedback and history are gone. The request stays, without their name.',
        },
        failure: { title: `${name} was not erased`, detail: 'Please try again.' },
      },
    );
    if (done) onDone();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Erase ${name}?`}
      consequence={`The account ${person?.email ?? ''}, the profile, all form answers, the progress with all feedback, the history, the submission and the sessions are erased for good. Clubs and mentors stay. This can’t be undone.`}
      confirm="Erase for good"
      busy={busy}
      onConfirm={() => void erase()}
    />
  );
}
