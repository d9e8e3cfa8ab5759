import { Formik } from 'formik';
import { useState, type ComponentProps } from 'react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { AddedMentorDialog } from './AddedMentorDialog.tsx';
import { useAddMentorMutation } from './AddMentor.generated.ts';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { FIELDS, inputOf, mentorSchema, NEW_MENTOR } from './mentorValues.ts';

const TOASTS = {
  key: 'mentor',
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
  const [link, setLink] = useState<ComponentProps<typeof AddedMentorDialog>['link'] | null>(null);
  const { prompt, saved } = useUnsavedDialog('The new mentor is not added yet.');
  if (link) return <AddedMentorDialog link={link} onClose={onClose} />;
  return (
    <Formik
      initialValues={NEW_MENTOR}
      validationSchema={mentorSchema.add}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        // Passwords are not trimmed.
        const input = { ...inputOf(values), password: values.password };
        const { done, fields, payload } = await run({ input }, TOASTS);
        if (!done) {
          form.setStatus(fieldErrorsOf(fields, values));
          return;
        }
        const { passwordLink } = payload ?? {};
        const { url, expiresAt } = passwordLink ?? {};
        const mailed = passwordLink && !url ? 'A link to choose a password was sent by mail.' : '';
        toast.success('Mentor added successfully', mailed || undefined, { key: TOASTS.key });
        saved(() => {
          if (url && expiresAt) setLink({ url, expiresAt, name: input.name });
          else onClose();
        });
      }}
    >
      <FormDialog
        title="Add Mentor"
        description="The mentor signs in with this email and password."
        action="Add Mentor"
        onClose={onClose}
      >
        <MentorFields clubs={clubs} status={null} />
        {prompt}
      </FormDialog>
    </Formik>
  );
}
