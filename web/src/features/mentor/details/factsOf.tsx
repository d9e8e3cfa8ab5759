import { shortDate } from '../../../lib/format.ts';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { progressWords } from '../list/personLine.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

/** The profile of a person, as items of a DetailsList. */
export function factsOf(person: MentorPerson, error: Error | undefined) {
  const { email, phone, club, createdAt } = person;
  return [
    { term: 'Email', value: <EmailLink address={email} /> },
    { term: 'Phone', value: phone && <PhoneLink number={phone} /> },
    {
      term: 'Club',
      value: club?.name ?? <Absent field={['items.club', 'person.club']}>Not assigned</Absent>,
    },
    { term: 'Current stage', value: progressWords(person, error)[0] },
    { term: 'Joined', value: createdAt && shortDate(createdAt) },
    ...answersOf(person),
  ];
}

function answersOf(person: MentorPerson) {
  if (person.__typename === 'Student') {
    const form = person.formDetails;
    return [
      { term: 'Class', value: form?.class },
      { term: 'School', value: form?.schoolName },
    ];
  }
  const form = person.formDetails;
  return [
    { term: 'Position', value: form?.currentPosition },
    { term: 'Institution', value: form?.institution },
    { term: 'Experience', value: form?.experience },
    { term: 'Qualifications', value: form?.qualifications },
    { term: 'Specialization', value: form?.specialization },
    { term: 'Research interests', value: form?.researchInterests },
  ];
}
