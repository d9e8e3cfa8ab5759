import { Flex } from '@chakra-ui/react';
import { otherClub } from '../../../lib/journey/otherClub.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowAction } from '../table/RowAction.tsx';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { Column } from '../table/column.ts';
import { Faint, TwoLines } from '../table/TwoLines.tsx';
import { PersonId, personNoteText } from '../row/PersonId.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { PickerCell } from './PickerCell.tsx';

/** Dialogs of the people's tabs; `details` is opened by Edit of an educator, before the form. */
export const PEOPLE_DIALOGS = ['view', 'details', 'edit', 'club', 'mentor'] as const;

type PeopleDialog = RecordDialog<(typeof PEOPLE_DIALOGS)[number]>;
type PersonColumn = Column<PersonRowFragment>;

const schoolOf = (person: PersonRowFragment) =>
  person.__typename === 'Student' ? person.formDetails?.schoolName : null;

const ACADEMIC: PersonColumn = {
  key: 'academic',
  header: 'Academic',
  sort: 'academic',
  share: 3.6,
  cell: (person) => (
    <TwoLines
      first={personNoteText(person) ?? <Faint>Not given</Faint>}
      second={schoolOf(person)}
    />
  ),
  cardCell: schoolOf,
};

/** The columns of the students or the educators. */
export const personColumns = (
  audience: ClubAudience,
  open: PeopleDialog['open'],
): PersonColumn[] => [
  {
    key: 'person',
    header: audience === 'STUDENT' ? 'Student' : 'Educator',
    sort: 'name',
    share: 4.2,
    cell: ({ id, name }) => (
      <PersonLabel name={name} opens={`view-${id}`} detail={<PersonId id={id} />} />
    ),
    cardCell: (person) => (
      <PersonLabel
        name={person.name}
        opens={`view-${person.id}`}
        detail={
          <PersonId id={person.id} note={audience === 'STUDENT' ? personNoteText(person) : null} />
        }
      />
    ),
  },
  {
    key: 'contact',
    header: 'Contact',
    sort: 'email',
    share: 4.9,
    cell: ({ email, phone }) => (
      <TwoLines
        first={<EmailLink address={email} />}
        second={phone && <PhoneLink number={phone} />}
      />
    ),
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
      <Flex as="span" flex="1" gap="1" justify="flex-end">
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
      </Flex>
    ),
  },
];
