import { Formik } from 'formik';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FormDialog } from '../record/FormDialog.tsx';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { useVersionedForm } from '../record/useVersionedForm.ts';
import { MentorConflict } from './MentorConflict.tsx';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { mentorNote } from './mentorNote.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { mentorSchema, valuesOf } from './mentorValues.ts';
import { MovedPeople } from './MovedPeople.tsx';
import { useSaveMentor } from './useSaveMentor.ts';

interface EditMentorDialogProps {
  /** The record when the dialog opened; a refetch of the list does not change the form. */
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  clubs: readonly ClubOption[];
  onClose: () => void;
}

/** Dialog to edit a mentor, and to reassign the people in the same step. */
export function EditMentorDialog({ mentor, mentors, clubs, onClose }: EditMentorDialogProps) {
  const [newMentorId, setNewMentorId] = useState('');
  const { prompt, saved } = useUnsavedDialog('Your changes are not saved yet.');
  const save = useSaveMentor(newMentorId);
  const form = useVersionedForm({
    opened: mentor,
    save,
    onSaved: () => {
      saved(onClose);
    },
  });
  const { base, conflict } = form;
  return (
    <>
      <Formik
        initialValues={valuesOf(base)}
        validationSchema={mentorSchema.edit(base)}
        onSubmit={form.onSubmit}
      >
        <FormDialog
          title="Edit Mentor"
          description={mentorNote(base)}
          leading={<Avatar name={base.name} />}
          action="Save Changes"
          onClose={onClose}
        >
          <MentorFields clubs={clubs} status={valuesOf(base).status}>
            <MovedPeople
              mentor={base}
              mentors={mentors}
              newMentorId={newMentorId}
              onNewMentor={setNewMentorId}
            />
          </MentorFields>
          {prompt}
        </FormDialog>
      </Formik>
      {conflict && (
        <MentorConflict
          before={valuesOf(base)}
          mine={conflict.mine}
          theirs={conflict.theirs}
          clubs={clubs}
          onClose={form.hideConflict}
          onSave={form.saveChoices}
        />
      )}
    </>
  );
}
