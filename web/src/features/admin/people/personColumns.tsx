import { AccountStatusBadge } from '../../../ui/AccountStatusBadge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { otherClub } from './otherClub.ts';
import type { PersonRowFragment } from './PersonRow.generated.ts';
import { PickerCell } from './PickerCell.tsx';
import { TwoLines } from './TwoLines.tsx';

/** Which picker to open for whom. */
export type OpenPicker = (kind: 'club' | 'mentor', personId: string) => void;

/** Email and phone. */
export const contactColumn = {
  key: 'contact',
  header: 'Contact',
  sort: 'email',
  cell: ({ email, phone }) => <TwoLines first={email} second={phone} />,
} as const satisfies Column<PersonRowFragment>;

/** Club, mentor and status: the same for students and educators. */
export const assignmentColumns = (openPicker: OpenPicker): Column<PersonRowFragment>[] => [
  {
    key: 'club',
    header: 'Club',
    cardLabel: 'Club',
    cell: ({ id, name, club }) => (
      <PickerCell
        value={club?.name ?? null}
        label={`Change club of ${name}`}
        onOpen={() => {
          openPicker('club', id);
        }}
      />
    ),
  },
  {
    key: 'mentor',
    header: 'Mentor',
    cardLabel: 'Mentor',
    cell: (person) => {
      const strange = otherClub(person);
      return (
        <PickerCell
          value={person.mentor?.name ?? null}
          caution={strange === null ? undefined : `Of ${strange}`}
          label={`Change mentor of ${person.name}`}
          onOpen={() => {
            openPicker('mentor', person.id);
          }}
        />
      );
    },
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} />,
  },
];
