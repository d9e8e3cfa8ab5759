import { AccountStatusBadge } from '../../../ui/AccountStatusBadge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Email } from './Email.tsx';
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
  share: 4.9,
  cell: ({ email, phone }) => <TwoLines first={<Email address={email} />} second={phone} />,
} as const satisfies Column<PersonRowFragment>;

/** Club, mentor and status: the same for students and educators. */
export const assignmentColumns = (openPicker: OpenPicker): Column<PersonRowFragment>[] => [
  {
    key: 'club',
    header: 'Club',
    share: 3.2,
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
    share: 3.2,
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
    share: 2.6,
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} />,
  },
];
