import { PRECONDITION_FAILED, isVersionConflict } from '../../../lib/mutation/outcome.ts';
import { capitalised, countText } from '../../../lib/format.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { EditRecordDialog, type Saved } from '../record/EditRecordDialog.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { ClubFields, useDragging } from './ClubFields.tsx';
import { ClubIcon } from './ClubIcon.tsx';
import { evictClubChoices } from './clubList.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import {
  clubSchema,
  FIELDS,
  fromTexts,
  inputOf,
  stagesText,
  toTexts,
  valuesOf,
  type ClubValues,
} from './clubValues.ts';
import { useUpdateClubMutation } from './UpdateClub.generated.ts';

const TOASTS = {
  key: 'club',
  success: { title: 'Club updated successfully' },
  failure: { title: 'Error updating club', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [PRECONDITION_FAILED],
};

const LABELS: Partial<Record<string, string>> = { name: 'Club name', clubFor: 'Made for' };

/** Formats a value to show two versions of it. */
function valueText(field: string, value: string): string {
  if (field === 'stages') return stagesText(value);
  if (field === 'clubFor') return value === 'STUDENT' ? 'Students' : 'Educators';
  return value;
}

interface EditClubDialogProps {
  club: ClubRowFragment;
  /** Missing if it could not be read. */
  mentorsCount: number | undefined;
  onClose: () => void;
}

/** Dialog to edit a club and its stages. */
export function EditClubDialog({ club, mentorsCount, onClose }: EditClubDialogProps) {
  const { run } = useOutcome(useUpdateClubMutation({ update: evictClubChoices }));
  const { onDragging, isDragging } = useDragging();
  const save = async (
    values: ClubValues,
    base: ClubRowFragment,
  ): Promise<Saved<ClubRowFragment>> => {
    const stages = values.stages.map(({ id, name }) => ({ id, name }));
    const input = { id: base.id, ...inputOf(values), stages, ifVersion: base.version };
    const { done, fields, payload, userErrors } = await run({ input }, TOASTS);
    return { done, fields, current: (isVersionConflict(userErrors) && payload?.club) || null };
  };
  return (
    <EditRecordDialog
      title="Edit Club"
      record={club}
      description={({ membersCount, clubFor }) =>
        [
          mentorsCount !== undefined && countText(mentorsCount, 'mentors'),
          membersCount !== null && countText(membersCount, peopleNoun(clubFor)),
        ]
          .filter(Boolean)
          .join(', ')
      }
      leading={({ name }) => <ClubIcon small name={name} />}
      valuesOf={valuesOf}
      schema={({ name }) => clubSchema(name)}
      save={save}
      versions={{
        toTexts,
        fromTexts,
        labelOf: (field) => LABELS[field] ?? capitalised(field),
        valueText,
      }}
      isHeld={isDragging}
      onClose={onClose}
    >
      {() => <ClubFields onDragging={onDragging} />}
    </EditRecordDialog>
  );
}
