import { capitalised, shortDate } from '../../../lib/format.ts';
import { AccountStatusBadge } from '../../../ui/AccountStatusBadge.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

/** The Profile tab: who the person is, and how to reach them. */
export function ProfilePart({ person }: { person: PersonViewFragment }) {
  const form = person.formDetails;
  const student = person.__typename === 'Student' ? person : null;
  return (
    <DetailsList
      columns={2}
      items={[
        { term: 'Name', value: person.name },
        { term: 'Email', value: <EmailLink address={person.email} /> },
        { term: 'Phone', value: person.phone && <PhoneLink number={person.phone} /> },
        { term: 'Status', value: <AccountStatusBadge status={person.status} /> },
        { term: 'Club', value: person.club?.name ?? 'Not assigned' },
        { term: 'Mentor', value: person.mentor?.name ?? 'Not assigned' },
        { term: 'Registered', value: person.createdAt && shortDate(person.createdAt) },
        ...(student ? [{ term: 'Education', value: student.education }] : []),
        { term: 'Gender', value: form?.gender && capitalised(form.gender) },
        { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
        { term: 'Age', value: form?.age },
        { term: 'Address', value: form?.address },
        { term: 'City', value: form?.city },
        { term: 'State', value: form?.state },
        ...(student
          ? [{ term: 'Parent/guardian contact', value: student.formDetails?.parentContact }]
          : []),
        { term: 'Emergency contact', value: form?.emergencyContact },
        { term: 'Preferred language', value: form?.preferredLanguage },
      ]}
    />
  );
}
