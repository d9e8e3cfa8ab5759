import { compareVersions, mergeVersions } from '../../../lib/conflict/compareVersions.ts';
import { VersionsDialog } from '../../../lib/conflict/VersionsDialog.tsx';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { fromTexts, stageWords, toTexts, valuesOf, type ClubValues } from './clubValues.ts';

const LABELS: Record<string, string> = {
  name: 'Club name',
  description: 'Description',
  clubFor: 'Made for',
  stages: 'Stages',
};

interface ClubConflictProps {
  before: ClubValues;
  mine: ClubValues;
  theirs: ClubRowFragment;
  onClose: () => void;
  onSave: (values: ClubValues) => Promise<void>;
}

/** Conflict of the form with a version that another administrator saved meanwhile. */
export function ClubConflict({ before, mine, theirs, onClose, onSave }: ClubConflictProps) {
  const [own, other] = [toTexts(mine), toTexts(valuesOf(theirs))];
  const comparison = compareVersions(toTexts(before), own, other);
  return (
    <VersionsDialog
      name={theirs.name}
      comparison={comparison}
      labelOf={(field) => LABELS[field] ?? field}
      wordsOf={(field, value) => {
        if (field === 'stages') return stageWords(value);
        if (field === 'clubFor') return value === 'STUDENT' ? 'Students' : 'Educators';
        return value;
      }}
      busy={false}
      onClose={onClose}
      onSave={(taken) => void onSave(fromTexts(mergeVersions(comparison, own, other, taken)))}
    />
  );
}
