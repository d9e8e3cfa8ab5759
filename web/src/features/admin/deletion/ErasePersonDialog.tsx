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
export function ErasePersonDialog({ request, onClose, onDone }: ErasePersonDialogProps) {
  const { id, person } = request;
  const { run, busy } = useOutcome(
    useCarryOutDeletionMutation({
      update: (cache, { data }) => {
        const isDone = person && data?.carryOutDeletion?.userErrors.length === 0;
        const typename = person?.audience === 'STUDENT' ? 'Student' : 'Educator';
        if (isDone) cache.evict({ id: `${typename}:${person.id}` });
      },
      // The lists that included the person.
      onQueryUpdated: () => true,
      refetchQueries: ['DeletionRequests', 'DashboardCounts'],
    }),
  );
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
