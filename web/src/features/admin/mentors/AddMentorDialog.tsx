import { Formik } from 'formik';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { refusalsAt } from '../../../ui/fields/refusals.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useUnsavedDialog } from '../useUnsavedDialog.tsx';
import { useAddMentorMutation } from './AddMentor.generated.ts';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { FIELDS, inputOf, mentorSchema, NEW_MENTOR } from './mentorValues.ts';

const TOASTS = {
  key: 'mentor',
  success: { title: 'Mentor added successfully' },
  failure: { title: 'Error adding mentor', detail: 'Please try again.' },
  fields: FIELDS,
};

interface AddMentorDialogProps {
  clubs: readonly ClubOption[];
  onClose: () => void;
}

/** Dialog to add a mentor, who can log in at once. */
export function AddMentorDialog({ clubs, onClose }: AddMentorDialogProps) {
  const { run } = useOutcome(useAddMentorMutation({ refetchQueries: 'active' }));
  const { question, saved } = useUnsavedDialog('The new mentor is not added yet.');
  return (
    <Formik
      initialValues={NEW_MENTOR}
      validationSchema={mentorSchema.add}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        // Passwords are not trimmed.
        const input = { ...inputOf(values), password: values.password };
        const { done, fields } = await run({ input }, TOASTS);
        if (done) saved(onClose);
        else form.setStatus(refusalsAt(fields, values));
      }}
    >
      <FormDialog
        title="Add Mentor"
        description="The mentor signs in with this email and password."
        action="Add Mentor"
        onClose={onClose}
      >
        <MentorFields clubs={clubs} status={null} />
        {question}
      </FormDialog>
    </Formik>
  );
}
