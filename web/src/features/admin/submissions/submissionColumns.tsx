import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shortDate } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import type { Column } from '../table/column.ts';
import type { SubmissionRowFragment } from './SubmissionRow.generated.ts';
import { SubmittedBadge } from './SubmittedBadge.tsx';
import { Absent } from '../../../lib/failure/Absent.tsx';

type Submitter = SubmissionRowFragment['person'];

const faint = (words: ReactNode) => <chakra.span color="ink-faint">{words}</chakra.span>;

/** "11th Grade" and the school of a student, position and institution of an educator. */
function infoOf(person: Submitter): [string | null, string | null] {
  if (person.__typename === 'Student') {
    const { class: grade, schoolName } = person.formDetails ?? {};
    return [grade ? `${grade} Grade` : null, schoolName ?? null];
  }
  const { currentPosition, institution } = person.formDetails ?? {};
  return [currentPosition ?? null, institution ?? null];
}

function Info({ person }: { person: Submitter }) {
  const [first, second] = infoOf(person);
  if (!first && !second) return faint('Not given');
  return (
    <chakra.span overflowWrap="anywhere">
      {first && <span>{first}</span>}
      {second && (
        <chakra.span display="block" textStyle="caption" color="ink-faint">
          <bdi>{second}</bdi>
        </chakra.span>
      )}
    </chakra.span>
  );
}

/** The columns of the form submissions. */
export const submissionColumns = (
  open: (person: Submitter) => void,
): Column<SubmissionRowFragment>[] => [
  {
    key: 'user',
    header: 'User',
    sort: 'name',
    share: 4.6,
    cell: ({ person }) => (
      <chakra.span display="flex" alignItems="center" gap="3">
        <Avatar name={person.name} size="sm" />
        <chakra.span minW="0">
          <chakra.b overflowWrap="anywhere">
            <bdi>{person.name}</bdi>
          </chakra.b>
          <chakra.span display="block" textStyle="caption">
            <EmailLink address={person.email} />
          </chakra.span>
        </chakra.span>
      </chakra.span>
    ),
  },
  { key: 'role', header: 'Role', share: 2, cell: ({ person }) => person.__typename },
  {
    key: 'info',
    header: 'Academic/Professional Info',
    share: 4,
    cell: ({ person }) => <Info person={person} />,
  },
  {
    key: 'club',
    header: 'Assigned Club',
    share: 3,
    cardLabel: 'Assigned Club',
    cell: ({ person }) =>
      person.club?.name ?? faint(<Absent field="person.club">Not assigned</Absent>),
  },
  {
    key: 'submitted',
    header: 'Submission Date',
    sort: 'submitted',
    share: 3,
    cardLabel: 'Submission Date',
    cell: ({ submittedAt }) => (submittedAt ? shortDate(submittedAt) : faint('No date')),
  },
  {
    key: 'status',
    header: 'Status',
    share: 2.6,
    cardSlot: 'aside',
    cell: ({ person }) => <SubmittedBadge submitted={person.formSubmitted} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    share: 3,
    align: 'end',
    cell: ({ person }) => (
      <Button
        tone="outline"
        size="sm"
        width={{ base: '100%', lg: 'auto' }}
        aria-label={`View Details of ${person.name}`}
        onClick={() => {
          open(person);
        }}
      >
        View Details
      </Button>
    ),
  },
];
