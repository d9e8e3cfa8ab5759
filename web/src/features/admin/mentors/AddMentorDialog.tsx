import { useState } from 'react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { ShownLink } from '../access/ShownLink.tsx';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useAddMentorMutation } from './AddMentor.generated.ts';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { FIELDS, inputOf, mentorSchema, NEW_MENTOR } from './mentorValues.ts';

const TOASTS = {
  key: 'mentor',
  failure: { title: 'Error adding mentor', detail: 'Please try again.' },
  fields: FIELDS,
};

interface AddMentorDialogProps {
  clubs: readonly ClubOption[] | null;
  onClose: () => void;
}

/**
 * Dialog to add a mentor, who can log in at once. Where no mail is set up, it then shows the link
 * with which the mentor sets a password.
 */
export function AddMentorDialog({ clubs, onClose }: AddMentorDialogProps) {
  const { run } = useOutcome(
    useAddMentorMutation({ refetchQueries: ['Mentors', 'DashboardCounts'] }),
  );
  const [link, setLink] = useState<{ url: string; expiresAt: string; name: string } | null>(null);
  if (link) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`A link for ${link.name}`}
        description="To choose a password. The one you gave works until then."
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <ShownLink {...link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Add Mentor"
      description="The mentor signs in with this email and password."
      action="Add Mentor"
      initialValues={NEW_MENTOR}
      schema={mentorSchema.add}
      send={(values) =>
        // Passwords are not trimmed.
        run({ input: { ...inputOf(values), password: values.password } }, TOASTS)
      }
      onSaved={({ payload }, values) => {
        const { passwordLink } = payload ?? {};
        const { url, expiresAt } = passwordLink ?? {};
        const mailed = passwordLink && !url ? 'A link to choose a password was sent by mail.' : '';
        toast.success('Mentor added successfully', mailed || undefined, { key: TOASTS.key });
        if (url && expiresAt) setLink({ url, expiresAt, name: values.name.trim() });
        else onClose();
      }}
      unsaved="The new mentor is not added yet."
      onClose={onClose}
    >
      <MentorFields clubs={clubs} status={null} />
    </FormDialog>
  );
}
