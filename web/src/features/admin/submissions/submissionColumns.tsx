import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { EmailLink } from '../../../ui/ContactLinks.tsx';
import type { RecordDialog } from '../record/RecordDialogs.tsx';
import type { Column } from '../table/column.ts';
import { PersonLabel } from '../table/PersonLabel.tsx';
import { Faint, TwoLines } from '../table/TwoLines.tsx';
import type { SubmissionRowFragment } from './SubmissionRow.generated.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

type Submitter = SubmissionRowFragment['person'];

/** Class and school of a student, position and institution of an educator. */
export function infoOf(person: Submitter) {
  if (person.__typename === 'Educator') {
    return [person.formDetails?.currentPosition, person.formDetails?.institution];
  }
  const { class: grade, schoolName } = person.formDetails ?? {};
  return [grade && `${grade} Grade`, schoolName];
}

function Info({ person }: { person: Submitter }) {
  const [first, second] = infoOf(person);
  if (!first && !second) return <Faint>Not given</Faint>;
  return <TwoLines first={first} second={second && <bdi>{second}</bdi>} />;
}

/** Badge for the submission of the form. */
export function SubmittedBadge({ submitted }: { submitted: boolean | null }) {
  return submitted ? (
    <Badge hue="leaf" icon="check">
      Submitted
    </Badge>
  ) : (
    <Badge hue="ochre" icon="clock">
      Pending
    </Badge>
  );
}

/** The columns of the form submissions. */
export const submissionColumns = (
  open: RecordDialog<'student' | 'educator'>['open'],
): Column<SubmissionRowFragment>[] => [
  {
    header: 'User',
    sort: 'name',
    share: 4.6,
    cell: ({ person }) => (
      <PersonLabel
        name={person.name}
        detail={
          <chakra.span color="ink">
            <EmailLink address={person.email} />
          </chakra.span>
        }
      />
    ),
  },
  { header: 'Role', share: 2, cell: ({ person }) => person.__typename },
  {
    header: 'Academic/Professional Info',
    share: 4,
    cell: ({ person }) => <Info person={person} />,
  },
  {
    header: 'Assigned Club',
    share: 3,
    cardLabel: 'Assigned Club',
    cell: ({ person }) =>
      person.club?.name ?? (
        <Faint>
          <Absent field="person.club">Not assigned</Absent>
        </Faint>
      ),
  },
  {
    header: 'Submission Date',
    sort: 'submitted',
    share: 3,
    cardLabel: 'Submission Date',
    cell: ({ submittedAt }) => (submittedAt ? shortDate(submittedAt) : <Faint>No date</Faint>),
  },
  {
    header: 'Status',
    share: 2.6,
    cardSlot: 'aside',
    cell: ({ person }) => <SubmittedBadge submitted={person.formSubmitted} />,
  },
  {
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
          open(person.__typename === 'Student' ? 'student' : 'educator', person.id);
        }}
      >
        View Details
      </Button>
    ),
  },
];
