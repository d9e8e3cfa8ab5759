import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { otherClub } from '../../../lib/journey/otherClub.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import { RowAction } from '../table/RowAction.tsx';
import type { Column } from '../table/column.ts';
import { PersonName } from './PersonName.tsx';
import { personNote } from '../row/personNote.ts';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { PickerCell } from './PickerCell.tsx';
import type { PeopleDialog } from './usePeopleDialog.ts';

type PersonColumn = Column<PersonRowFragment>;

const NOT_GIVEN = <chakra.span color="ink-faint">Not given</chakra.span>;

const twoLines = (first: ReactNode, second: ReactNode) => (
  <chakra.span overflowWrap="anywhere">
    <span>{first ?? NOT_GIVEN}</span>
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
export const personColumns = (
  audience: ClubAudience,
  { open, linkTo }: Pick<PeopleDialog, 'open' | 'linkTo'>,
): PersonColumn[] => [
  {
    key: 'person',
    header: audience === 'STUDENT' ? 'Student' : 'Educator',
    sort: 'name',
    share: 4.2,
    cell: (person) => <PersonName person={person} link={linkTo('view', person.id)} />,
    cardCell:
      audience === 'STUDENT'
        ? (person) => (
            <PersonName
              person={person}
              link={linkTo('view', person.id)}
              note={personNote(person)}
            />
          )
        : undefined,
  },
  {
    key: 'contact',
    header: 'Contact',
    sort: 'email',
    share: 4.9,
    cell: ({ email, phone }) =>
      twoLines(<EmailLink address={email} />, phone && <PhoneLink number={phone} />),
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
        field="items.club"
        label={`Change club of ${name}`}
        onOpen={() => {
          open('club', id);
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
          field="items.mentor"
          caution={club === null ? undefined : `Of ${club}`}
          label={`Change mentor of ${person.name}`}
          onOpen={() => {
            open('mentor', person.id);
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
  {
    key: 'actions',
    header: 'Actions',
    share: 2.2,
    align: 'end',
    cell: ({ id, name }) => (
      <chakra.span display="flex" flex="1" gap="1" justifyContent="flex-end">
        <RowAction
          icon="eye"
          word="View"
          label={`View ${name}`}
          onClick={() => {
            open('view', id);
          }}
        />
        <RowAction
          icon="pencil"
          word="Edit"
          label={`Edit ${name}`}
          onClick={() => {
            open(audience === 'STUDENT' ? 'edit' : 'details', id);
          }}
        />
      </chakra.span>
    ),
  },
];
