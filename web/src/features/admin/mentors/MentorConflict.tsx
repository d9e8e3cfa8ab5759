import { compareVersions, mergeVersions } from '../../../lib/conflict/compareVersions.ts';
import { VersionsDialog } from '../../../lib/conflict/VersionsDialog.tsx';
import { capitalised } from '../../../lib/format.ts';
import type { ClubOption } from './MentorFields.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { valuesOf, type MentorValues } from './mentorValues.ts';

const LABELS: Partial<Record<string, string>> = { clubId: 'Club' };

interface MentorConflictProps {
  before: MentorValues;
  mine: MentorValues;
  theirs: MentorRowFragment;
  clubs: readonly ClubOption[];
  onClose: () => void;
  onSave: (values: MentorValues) => Promise<void>;
}

/** Conflict of the form with a version that another administrator saved meanwhile. */
export function MentorConflict(props: MentorConflictProps) {
  const { before, mine, theirs, clubs, onClose, onSave } = props;
  const other = valuesOf(theirs);
  const comparison = compareVersions({ ...before }, { ...mine }, { ...other });
  return (
    <VersionsDialog
      name={theirs.name}
      comparison={comparison}
      labelOf={(field) => LABELS[field] ?? capitalised(field)}
      wordsOf={(field, value) =>
        field === 'clubId'
          ? (clubs.find(({ id }) => id === value)?.name ?? 'Another club')
          : field === 'status'
            ? capitalised(value)
            : value
      }
      busy={false}
      onClose={onClose}
      onSave={(taken) => {
        void onSave(mergeVersions(comparison, { ...mine }, { ...other }, taken));
      }}
    />
  );
}
