import { Formik } from 'formik';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { FormDialog } from '../record/FormDialog.tsx';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { useAddClubMutation } from './AddClub.generated.ts';
import { ClubFields } from './ClubFields.tsx';
import { clubSchema, FIELDS, inputOf, NEW_CLUB } from './clubValues.ts';
import { useDragging } from './useDragging.ts';

const TOASTS = {
  key: 'club',
  success: { title: 'Club added successfully' },
  failure: { title: 'Error adding club', detail: 'Please try again.' },
  fields: FIELDS,
};

/** Dialog to add a club, with five initial stages. */
export function AddClubDialog({ onClose }: { onClose: () => void }) {
  const { run } = useOutcome(useAddClubMutation({ refetchQueries: 'active' }));
  const { prompt, saved } = useUnsavedDialog('The new club is not added yet.');
  const { onDragging, isDragging } = useDragging();
  return (
    <Formik
      initialValues={NEW_CLUB}
      validationSchema={clubSchema()}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        const stages = values.stages.map(({ name }) => name);
        const { done, fields } = await run({ input: { ...inputOf(values), stages } }, TOASTS);
        if (done) saved(onClose);
        else form.setStatus(fieldErrorsOf(fields, values));
      }}
    >
      <FormDialog title="Add Club" action="Add Club" isHeld={isDragging} onClose={onClose}>
        <ClubFields onDragging={onDragging} />
        {prompt}
      </FormDialog>
    </Formik>
  );
}
