import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { refusalsAt } from '../../../ui/fields/refusals.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useUnsavedDialog } from '../useUnsavedDialog.tsx';
import { MentorConflict } from './MentorConflict.tsx';
import { MentorFields, type ClubOption } from './MentorFields.tsx';
import { mentorNote } from './mentorNote.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { mentorSchema, valuesOf, type MentorValues } from './mentorValues.ts';
import { MovedPeople } from './MovedPeople.tsx';
import { useSaveMentor } from './useSaveMentor.ts';

interface EditMentorDialogProps {
  /** As it was when the dialog opened; a list that is loaded again does not change the form. */
  mentor: MentorRowFragment;
  mentors: readonly MentorRowFragment[];
  clubs: readonly ClubOption[];
  onClose: () => void;
}

/** The dialog that changes a mentor, and gives the people to another in the same step. */
export function EditMentorDialog({ mentor, mentors, clubs, onClose }: EditMentorDialogProps) {
  const [opened] = useState(mentor);
  const [takerId, setTakerId] = useState('');
  /** The record as another administrator has saved it meanwhile, and what was typed here. */
  const [conflict, setConflict] = useState<{
    theirs: MentorRowFragment;
    mine: MentorValues;
  } | null>(null);
  const before = valuesOf(opened);
  const save = useSaveMentor(opened, takerId);
  const { question, saved } = useUnsavedDialog('Your changes are not saved yet.');
  const submit = async (
    values: MentorValues,
    version: string | null,
    form?: FormikHelpers<MentorValues>,
  ) => {
    form?.setStatus(undefined);
    const { done, fields, current } = await save(values, version);
    if (done) saved(onClose);
    else if (current) setConflict({ theirs: current, mine: values });
    else form?.setStatus(refusalsAt(fields, values));
  };
  return (
    <>
      <Formik
        initialValues={before}
        validationSchema={mentorSchema.edit}
        onSubmit={(values, form) => submit(values, opened.version, form)}
      >
        <FormDialog
          title="Edit Mentor"
          description={mentorNote(opened)}
          leading={<Avatar name={opened.name} />}
          action="Save Changes"
          onClose={onClose}
        >
          <MentorFields clubs={clubs} status={before.status}>
            <MovedPeople mentor={opened} mentors={mentors} takerId={takerId} onTaker={setTakerId} />
          </MentorFields>
          {question}
        </FormDialog>
      </Formik>
      {conflict && (
        <MentorConflict
          before={before}
          mine={conflict.mine}
          theirs={conflict.theirs}
          clubs={clubs}
          onClose={() => {
            setConflict(null);
          }}
          onSave={async (values) => {
            setConflict(null);
            await submit(values, conflict.theirs.version);
          }}
        />
      )}
    </>
  );
}
