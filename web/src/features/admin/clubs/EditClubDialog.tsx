import { Formik } from 'formik';
import { countOf } from '../table/countOf.ts';
import { peopleNoun } from '../row/clubWords.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { useVersionedForm } from '../record/useVersionedForm.ts';
import { ClubConflict } from './ClubConflict.tsx';
import { ClubIcon } from './ClubIcon.tsx';
import { ClubFields } from './ClubFields.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { clubSchema, valuesOf } from './clubValues.ts';
import { useDragging } from './useDragging.ts';
import { useSaveClub } from './useSaveClub.ts';

interface EditClubDialogProps {
  /** The record when the dialog opened; a refetch of the list does not change the form. */
  club: ClubRowFragment;
  mentorsCount: number;
  onClose: () => void;
}

/** Dialog to edit a club and its stages. */
export function EditClubDialog({ club, mentorsCount, onClose }: EditClubDialogProps) {
  const { prompt, saved } = useUnsavedDialog('Your changes are not saved yet.');
  const save = useSaveClub();
  const form = useVersionedForm({
    opened: club,
    save,
    onSaved: () => {
      saved(onClose);
    },
  });
  const { base, conflict } = form;
  const { onDragging, isDragging } = useDragging();
  const counts = [
    countOf(mentorsCount, 'mentors'),
    ...(base.membersCount === null ? [] : [countOf(base.membersCount, peopleNoun(base.clubFor))]),
  ];
  return (
    <>
      <Formik
        initialValues={valuesOf(base)}
        validationSchema={clubSchema(base.name)}
        onSubmit={form.onSubmit}
      >
        <FormDialog
          title="Edit Club"
          description={counts.join(', ')}
          leading={<ClubIcon small name={base.name} />}
          action="Save Changes"
          isHeld={isDragging}
          onClose={onClose}
        >
          <ClubFields onDragging={onDragging} />
          {prompt}
        </FormDialog>
      </Formik>
      {conflict && (
        <ClubConflict
          before={valuesOf(base)}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onClose={form.hideConflict}
          onSave={form.saveChoices}
        />
      )}
    </>
  );
}
