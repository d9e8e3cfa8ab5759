import { object, string } from 'yup';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import type { DeletionRequestRowFragment } from './DeletionRequestRow.generated.ts';
import { useRefuseDeletionMutation } from './RefuseDeletion.generated.ts';

const schema = object({ answer: string().trim().required('A reason is required') });

const TOASTS = {
  key: 'deletion',
  success: { title: 'Request refused', detail: 'The person reads your reason in My data.' },
  failure: { title: 'The request was not refused', detail: 'Please try again.' },
  fields: ['answer'],
};

interface RefuseRequestDialogProps {
  request: DeletionRequestRowFragment;
  onClose: () => void;
  /** Called when the request has been refused. */
  onDone: () => void;
}

/** Dialog for the reason of a refusal, which the person can read. */
export function RefuseRequestDialog({ request, onClose, onDone }: RefuseRequestDialogProps) {
  const { id, person } = request;
  const { run } = useOutcome(useRefuseDeletionMutation({ refetchQueries: ['DeletionRequests'] }));
  return (
    <FormDialog
      title={`Refuse the request of ${person?.name ?? ''}?`}
      description="Their data stays. They read your reason, and may ask again."
      action="Refuse"
      initialValues={{ answer: '' }}
      schema={schema}
      send={(values) => run({ input: { id, ...values } }, TOASTS)}
      unsaved="Your reason is not sent yet."
      searchParams={['deletion']}
      onSaved={onDone}
      onClose={onClose}
    >
      <TextAreaField name="answer" label="Reason" rows={3} maxLength={2000} required />
    </FormDialog>
  );
}
