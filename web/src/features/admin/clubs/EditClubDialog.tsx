import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { refusalsAt } from '../../../ui/fields/refusals.ts';
import { countOf } from '../countOf.ts';
import { peopleNoun } from '../clubWords.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useUnsavedDialog } from '../useUnsavedDialog.tsx';
import { ClubConflict } from './ClubConflict.tsx';
import { ClubDoor } from './ClubDoor.tsx';
import { ClubFields } from './ClubFields.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { clubSchema, valuesOf, type ClubValues } from './clubValues.ts';
import { useDragging } from './useDragging.ts';
import { useSaveClub } from './useSaveClub.ts';

interface EditClubDialogProps {
  /** As it was when the dialog opened; a list that is loaded again does not change the form. */
  club: ClubRowFragment;
  mentorsCount: number;
  onClose: () => void;
}

/** The dialog that changes a club and its stages. */
export function EditClubDialog({ club, mentorsCount, onClose }: EditClubDialogProps) {
  const [opened] = useState(club);
  /** The record as another administrator has saved it meanwhile, and what was typed here. */
  const [conflict, setConflict] = useState<{ theirs: ClubRowFragment; mine: ClubValues } | null>(
    null,
  );
  const before = valuesOf(opened);
  const save = useSaveClub(opened.id);
  const { question, saved } = useUnsavedDialog('Your changes are not saved yet.');
  const { onDragging, isDragging } = useDragging();
  const submit = async (
    values: ClubValues,
    version: string | null,
    form?: FormikHelpers<ClubValues>,
  ) => {
    form?.setStatus(undefined);
    const { done, fields, current } = await save(values, version);
    if (done) saved(onClose);
    else if (current) setConflict({ theirs: current, mine: values });
    else form?.setStatus(refusalsAt(fields, values));
  };
  const counts = [
    countOf(mentorsCount, 'mentors'),
    ...(opened.membersCount === null
      ? []
      : [countOf(opened.membersCount, peopleNoun(opened.clubFor))]),
  ];
  return (
    <>
      <Formik
        initialValues={before}
        validationSchema={clubSchema}
        onSubmit={(values, form) => submit(values, opened.version, form)}
      >
        <FormDialog
          title="Edit Club"
          description={counts.join(', ')}
          leading={<ClubDoor small name={opened.name} />}
          action="Save Changes"
          isHeld={isDragging}
          onClose={onClose}
        >
          <ClubFields onDragging={onDragging} />
          {question}
        </FormDialog>
      </Formik>
      {conflict && (
        <ClubConflict
          before={before}
          mine={conflict.mine}
          theirs={conflict.theirs}
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
