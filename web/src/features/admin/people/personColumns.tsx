import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { otherClub } from '../../../lib/journey/otherClub.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AccountStatusBadge } from '../../../ui/AccountStatusBadge.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Email } from './Email.tsx';
import { PersonName } from './PersonName.tsx';
import { personNote } from './personNote.ts';
import type { PersonRowFragment } from './PersonRow.generated.ts';
import { PickerCell } from './PickerCell.tsx';

/** Opens a picker for a person. */
export type OpenPicker = (kind: 'club' | 'mentor', personId: string) => void;

type PersonColumn = Column<PersonRowFragment>;

const NOT_GIVEN = <chakra.span color="ink-faint">Not given</chakra.span>;

const twoLines = (first: ReactNode, second: string | null | undefined) => (
  <chakra.span overflowWrap="anywhere">
    {first ?? NOT_GIVEN}
    {second && (
      <chakra.span display="block" textStyle="caption" color="ink-faint">
        {second}
      </chakra.span>
    )}
  </chakra.span>
);

const schoolOf = (person: PersonRowFragment) =>
  person.__typename === 'Student' ? person.formDetails?.schoolName : null;

const ACADEMIC: PersonColumn = {
  key: 'academic',
  header: 'Academic',
  sort: 'academic',
  share: 3.6,
  cell: (person) => twoLines(personNote(person), schoolOf(person)),
  cardCell: schoolOf,
};

/** The columns of the students or the educators. */
export const personColumns = (audience: ClubAudience, openPicker: OpenPicker): PersonColumn[] => [
  {
    key: 'person',
    header: audience === 'STUDENT' ? 'Student' : 'Educator',
    sort: 'name',
    share: 4.2,
    cell: (person) => <PersonName person={person} />,
    cardCell:
      audience === 'STUDENT'
        ? (person) => <PersonName person={person} note={personNote(person)} />
        : undefined,
  },
  {
    key: 'contact',
    header: 'Contact',
    sort: 'email',
    share: 4.9,
    cell: ({ email, phone }) => twoLines(<Email address={email} />, phone),
  },
  ...(audience === 'STUDENT' ? [ACADEMIC] : []),
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
      const club = otherClub(person);
      return (
        <PickerCell
          value={person.mentor?.name ?? null}
          caution={club === null ? undefined : `Of ${club}`}
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
