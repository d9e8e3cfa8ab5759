import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { FormDialog } from '../../../lib/FormDialog.tsx';
import { useAddClubMutation } from './AddClub.generated.ts';
import { ClubFields, useDragging } from './ClubFields.tsx';
import { evictClubChoices } from './clubList.ts';
import { clubSchema, FIELDS, inputOf, NEW_CLUB } from './clubValues.ts';

const TOASTS = {
  key: 'club',
  success: { title: 'Club added successfully' },
  failure: { title: 'Error adding club', detail: 'Please try again.' },
  fields: FIELDS,
};

/** Dialog to add a club, with five initial stages. */
export function AddClubDialog({ onClose }: { onClose: () => void }) {
  const { run } = useOutcome(
    useAddClubMutation({
      update: evictClubChoices,
      refetchQueries: ['Clubs', 'DashboardCounts'],
    }),
  );
  const { onDragging, isDragging } = useDragging();
  return (
    <FormDialog
      title="Add Club"
      action="Add Club"
      initialValues={NEW_CLUB}
      schema={clubSchema()}
      send={(values) => {
        const stages = values.stages.map(({ name }) => name);
        return run({ input: { ...inputOf(values), stages } }, TOASTS);
      }}
      unsaved="The new club is not added yet."
      isHeld={isDragging}
      onClose={onClose}
    >
      <ClubFields onDragging={onDragging} />
    </FormDialog>
  );
}
