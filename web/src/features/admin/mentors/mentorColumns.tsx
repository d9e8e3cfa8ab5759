import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowActions } from '../table/RowAction.tsx';
import type { Column } from '../table/column.ts';
import { Faint, TwoLines } from '../table/TwoLines.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import { clubTypeText, peopleNoun } from '../row/clubTexts.ts';
import { NO_EXPERIENCE, NO_SPECIALIZATION } from './mentorValues.ts';
import { MentorLoad } from './MentorLoad.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

/** The columns of the mentors' table. */
export const mentorColumns = (
  average: number | null,
  open: RecordDialog<'view' | 'edit' | 'delete'>['open'],
): Column<MentorRowFragment>[] => [
  {
    header: 'Mentor',
    sort: 'name',
    share: 3.6,
    cell: ({ id, name }) => <PersonLabel name={name} opens={`view-${id}`} />,
  },
  {
    header: 'Contact',
    sort: 'email',
    share: 4.2,
    cell: ({ email, phone }) => (
      <TwoLines
        first={email ? <EmailLink address={email} /> : <Faint>Not given</Faint>}
        second={phone && <PhoneLink number={phone} />}
      />
    ),
  },
  {
    header: 'Club',
    sort: 'club',
    share: 2.8,
    cardLabel: 'Club',
    cell: ({ club }) =>
      club ? (
        <TwoLines first={<bdi>{club.name}</bdi>} second={clubTypeText(club.clubFor)} />
      ) : (
        <Faint>
          <Absent field="mentors.club">No club</Absent>
        </Faint>
      ),
  },
  {
    header: 'Students',
    sort: 'students',
    share: 3.7,
    cardLabel: 'Students',
    cell: ({ studentsCount, club }) => (
      <MentorLoad count={studentsCount} average={average} noun={peopleNoun(club?.clubFor)} />
    ),
  },
  {
    header: 'Experience',
    share: 2.6,
    cardLabel: 'Experience',
    cell: ({ experience }) =>
      experience === NO_EXPERIENCE ? <Faint>{experience}</Faint> : experience,
  },
  {
    header: 'Specialization',
    share: 3,
    cardLabel: 'Specialization',
    cell: ({ specialization }) =>
      specialization === NO_SPECIALIZATION ? <Faint>{specialization}</Faint> : specialization,
  },
  {
    header: 'Status',
    sort: 'status',
    share: 2.2,
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} asGiven />,
  },
  {
    header: 'Actions',
    align: 'end',
    share: 1.9,
    cell: (row) => (
      <RowActions
        row={row}
        open={open}
        actions={[
          { opens: 'edit', icon: 'pencil', word: 'Edit' },
          { opens: 'delete', icon: 'trash', word: 'Delete' },
        ]}
      />
    ),
  },
];
