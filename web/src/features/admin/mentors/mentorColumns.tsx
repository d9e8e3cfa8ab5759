import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { RowAction } from '../table/RowAction.tsx';
import type { Column } from '../table/column.ts';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import type { RecordDialog } from '../record/useRecordDialog.ts';
import { clubBadge, peopleNoun } from '../row/clubWords.ts';
import { NO_EXPERIENCE, NO_SPECIALIZATION } from './mentorValues.ts';
import { MentorLoad } from './MentorLoad.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

type MentorColumn = Column<MentorRowFragment>;

/** Opens the dialogs of a mentor. */
type MentorDialog = Pick<RecordDialog, 'open' | 'linkTo'>;

const faint = (text: ReactNode) => <chakra.span color="ink-faint">{text}</chakra.span>;

const secondLine = (text: ReactNode) => (
  <chakra.span display="block" textStyle="caption" color="ink-faint">
    {text}
  </chakra.span>
);

/** The columns of the mentors' table. */
export const mentorColumns = (
  average: number | null,
  { open, linkTo }: MentorDialog,
): MentorColumn[] => [
  {
    key: 'mentor',
    header: 'Mentor',
    sort: 'name',
    share: 3.6,
    cell: ({ id, name }) => <PersonLabel name={name} link={linkTo('view', id)} />,
  },
  {
    key: 'contact',
    header: 'Contact',
    sort: 'email',
    share: 4.2,
    cell: ({ email, phone }) => (
      <chakra.span overflowWrap="anywhere">
        {email ? <EmailLink address={email} /> : faint('Not given')}
        {phone && secondLine(<PhoneLink number={phone} />)}
      </chakra.span>
    ),
  },
  {
    key: 'club',
    header: 'Club',
    sort: 'club',
    share: 2.8,
    cardLabel: 'Club',
    cell: ({ club }) =>
      club ? (
        <>
          <bdi>{club.name}</bdi>
          {clubBadge(club.clubFor) && secondLine(clubBadge(club.clubFor))}
        </>
      ) : (
        faint(<Absent field="mentors.club">No club</Absent>)
      ),
  },
  {
    key: 'students',
    header: 'Students',
    sort: 'students',
    share: 3.7,
    cardLabel: 'Students',
    cell: ({ studentsCount, club }) => (
      <MentorLoad count={studentsCount} average={average} noun={peopleNoun(club?.clubFor)} />
    ),
  },
  {
    key: 'experience',
    header: 'Experience',
    share: 2.6,
    cardLabel: 'Experience',
    cell: ({ experience }) => (experience === NO_EXPERIENCE ? faint(experience) : experience),
  },
  {
    key: 'specialization',
    header: 'Specialization',
    share: 3,
    cardLabel: 'Specialization',
    cell: ({ specialization }) =>
      specialization === NO_SPECIALIZATION ? faint(specialization) : specialization,
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    share: 2.2,
    cardSlot: 'aside',
    cell: ({ status }) => <AccountStatusBadge status={status} asGiven />,
  },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    share: 1.9,
    cell: ({ id, name }) => (
      <chakra.span display="inline-flex" flex="1" gap="1">
        <RowAction
          icon="pencil"
          word="Edit"
          label={`Edit ${name}`}
          onClick={() => {
            open('edit', id);
          }}
        />
        <RowAction
          icon="trash"
          word="Delete"
          label={`Delete ${name}`}
          onClick={() => {
            open('delete', id);
          }}
        />
      </chakra.span>
    ),
  },
];
