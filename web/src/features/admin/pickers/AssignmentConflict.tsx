import { compareVersions } from '../../../lib/conflict/compareVersions.ts';
import { VersionsDialog } from '../../../lib/conflict/VersionsDialog.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';

type Assigned = { id: string; name: string } | null;

const NONE = 'none';

interface AssignmentConflictProps {
  kind: 'club' | 'mentor';
  /** The assignment when the picker was opened. */
  before: Assigned;
  mine: Assigned;
  /** The record as another user saved it. */
  theirs: PersonRowFragment;
  busy: boolean;
  onBack: () => void;
  onKeepTheirs: () => void;
  onKeepMine: () => void;
}

const valueOf = (assigned: Assigned) => assigned?.id ?? NONE;

/** Conflict of the chosen assignment with one that another user made meanwhile. */
export function AssignmentConflict(props: AssignmentConflictProps) {
  const { kind, before, mine, theirs, busy, onBack, onKeepTheirs, onKeepMine } = props;
  const comparison = compareVersions(
    { [kind]: valueOf(before) },
    { [kind]: valueOf(mine) },
    { [kind]: valueOf(theirs[kind]) },
  );
  return (
    <VersionsDialog
      name={theirs.name}
      comparison={comparison}
      wordsOf={(_field, id) =>
        [before, mine, theirs[kind]].find((one) => one?.id === id)?.name ?? 'Not assigned'
      }
      labelOf={() => (kind === 'club' ? 'Club' : 'Mentor')}
      busy={busy}
      onClose={onBack}
      onSave={(taken) => {
        if (taken.has(kind)) onKeepTheirs();
        else onKeepMine();
      }}
    />
  );
}
