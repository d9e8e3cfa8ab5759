import { t } from '@lingui/core/macro';
import { Formik } from 'formik';
import { useOutcome } from '../../lib/mutation/useOutcome.ts';
import { useUnsavedDialog } from '../../lib/useUnsavedDialog.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useAskForDeletionMutation } from './AskForDeletion.generated.ts';

const toasts = () => ({
  key: 'deletion',
  success: { title: t`Deletion asked for`, detail: t`An administrator will decide.` },
  failure: { title: t`Your request was not sent`, detail: t`Please try again.` },
});

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
  const { prompt, saved } = useUnsavedDialog(t`Your request is not sent yet.`, {
    searchParams: ['ask'],
  });
  return (
    <Formik
      initialValues={{ reason: '' }}
      onSubmit={async ({ reason }) => {
        const { done } = await run({ input: { reason } }, toasts());
        if (done) saved(onClose);
      }}
    >
      {({ submitForm, isSubmitting }) => (
        <ConfirmDialog
          open
          onClose={onClose}
          returnTo={returnTo}
          title={t`Ask for deletion?`}
          consequence={t`An administrator decides. If it is carried out, your account, form answers, progress, feedback and history are erased for good, and you can’t log in any more. You can withdraw the request until then. Download your data first if you want to keep it.`}
          confirm={t`Ask for deletion`}
          busy={isSubmitting}
          onConfirm={() => void submitForm()}
        >
          <TextAreaField
            name="reason"
            label={t`Reason`}
            hint={t`You need not give one.`}
            rows={3}
            maxLength={2000}
          />
          {prompt}
        </ConfirmDialog>
      )}
    </Formik>
  );
}
