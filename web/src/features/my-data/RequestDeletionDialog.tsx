import { Formik } from 'formik';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { useUnsavedDialog } from '../../lib/useUnsavedDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useAskForDeletionMutation } from './AskForDeletion.generated.ts';

const TOASTS = {
  key: 'deletion',
  success: { title: 'Deletion asked for', detail: 'An administrator will decide.' },
  failure: { title: 'Your request was not sent', detail: 'Please try again.' },
};

const CONSEQUENCE =
  'An administrator decides. If it is carried out, your account, form answers, progress, feedback and history are erased for good, and you can’t log in any more. You can withdraw the request until then. Download your data first if you want to keep it.';

interface RequestDeletionDialogProps {
  onClose: () => void;
  /** Element to focus on closing. */
  returnTo: () => HTMLElement | null;
}

/** Confirmation of a request for deletion, with its consequence. */
export function RequestDeletionDialog({ onClose, returnTo }: RequestDeletionDialogProps) {
  const { run } = useOutcome(
    useAskForDeletionMutation({
      refetchQueries: ['MyDeletionRequests'],
      awaitRefetchQueries: true,
    }),
  );
  const { prompt, saved } = useUnsavedDialog('Your request is not sent yet.', {
    searchParams: ['ask'],
  });
  return (
    <Formik
      initialValues={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const { done } = await run({ input: { reason } }, TOASTS);
        if (done) saved(onClose);
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <ConfirmDialog
          open
          onClose={onClose}
          returnTo={returnTo}
          title="Ask for deletion?"
          consequence={CONSEQUENCE}
          confirm="Ask for deletion"
          busy={isSubmitting}
          onConfirm={() => void submitForm()}
        >
          <TextAreaField
            name="reason"
            label="Reason"
            hint="You need not give one."
            rows={3}
            maxLength={2000}
          />
          {prompt}
        </ConfirmDialog>
      )}
    </Formik>
  );
}
