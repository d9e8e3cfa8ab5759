import { otherClub } from '../../../lib/journey/journeyTexts.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowActions } from '../table/RowAction.tsx';
import { BULK_NAMES } from '../bulk/actions.ts';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { Column } from '../table/column.ts';
import { selectColumn } from '../table/SelectBox.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { Faint, TwoLines } from '../table/TwoLines.tsx';
import { PersonId, personNoteText } from '../row/PersonId.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { PickerCell } from './PickerCell.tsx';

/** Dialogs of the people's tabs; `details` is opened by Edit of an educator, before the form. */
export const PEOPLE_DIALOGS = [
  ...(['view', 'details', 'edit', 'club', 'mentor', 'import'] as const),
  ...BULK_NAMES,
] as const;

type PeopleDialog = RecordDialog<(typeof PEOPLE_DIALOGS)[number]>;
type PersonColumn = Column<PersonRowFragment>;

const schoolOf = (person: PersonRowFragment) =>
  person.__typename === 'Student' ? person.formDetails?.schoolName : null;

const ACADEMIC: PersonColumn = {
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
  selectColumn(peopleNoun(audience)),
  {
    header: audience === 'STUDENT' ? 'Student' : 'Educator',
    cardSlot: 'title',
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
    header: 'Status',
    sort: 'status',
    share: 2.6,
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} />,
  },
  {
    header: 'Actions',
    share: 2.2,
    align: 'end',
    cell: (row) => (
      <RowActions
        row={row}
        open={open}
        actions={[
          { opens: 'view', icon: 'eye', word: 'View' },
          { opens: audience === 'STUDENT' ? 'edit' : 'details', icon: 'pencil', word: 'Edit' },
        ]}
      />
    ),
  },
];
