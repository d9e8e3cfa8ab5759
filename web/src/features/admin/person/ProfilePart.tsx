import { ADULT_AGE } from '../../../../../limits.mjs';
import { capitalised, shortDate } from '../../../lib/format.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

/** The Profile tab: personal data and contact details. */
export function ProfilePart({ person }: { person: PersonViewFragment }) {
  return (
    <DetailsList
      columns={2}
      items={[
        { term: 'Name', value: person.name },
        ...contactItems(person),
        { term: 'Status', value: <AccountStatusBadge status={person.status} /> },
        {
          term: 'Club',
          value: person.club?.name ?? <Absent field="person.club">Not assigned</Absent>,
        },
        {
          term: 'Mentor',
          value: person.mentor?.name ?? <Absent field="person.mentor">Not assigned</Absent>,
        },
        { term: 'Registered', value: person.createdAt && shortDate(person.createdAt) },
        ...(person.__typename === 'Student'
          ? [{ term: 'Education', value: person.education }, ...consentItems(person)]
          : []),
        ...aboutItems(person),
      ]}
    />
  );
}

type Student = Pick<
  Extract<PersonViewFragment, { __typename: 'Student' }>,
  'formDetails' | 'consentMissing'
>;

const term = 'Guardian’s consent';

/** The guardian's consent as an item of a DetailsList; none if no consent is required. */
function consentItems({ formDetails, consentMissing }: Student) {
  const consent = formDetails?.consent;
  if (consentMissing) {
    const value = (
      <Badge hue="ochre" icon="alert">
        {formDetails?.dateOfBirth ? `Missing, under ${ADULT_AGE}` : 'Missing, age unknown'}
      </Badge>
    );
    return [{ term, value }];
  }
  if (!consent) return [];
  const { guardianName, relation, contact, givenOn, noticeVersion } = consent;
  const lines = [
    givenOn && `Given on ${shortDate(givenOn)}`,
    [guardianName, relation, contact].filter(Boolean).join(', '),
    noticeVersion && `Version ${noticeVersion} of the notice`,
  ];
  return [{ term, value: lines.filter(Boolean).join('\n') }];
}

/** Email and phone of a person, as items of a DetailsList. */
export const contactItems = ({ email, phone }: Pick<PersonViewFragment, 'email' | 'phone'>) => [
  { term: 'Email', value: <EmailLink address={email} /> },
  { term: 'Phone', value: phone && <PhoneLink number={phone} /> },
];

/** Personal data from the form (gender, date of birth, address, contacts), as items of a DetailsList. */
export function aboutItems(person: PersonViewFragment) {
  const form = person.formDetails;
  const isStudent = person.__typename === 'Student';
  return [
    { term: 'Gender', value: form?.gender && capitalised(form.gender) },
    { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
    { term: 'Age', value: form?.age },
    { term: 'Address', value: form?.address },
    { term: 'City', value: form?.city },
    { term: 'State', value: form?.state },
    ...(isStudent
      ? [{ term: 'Parent/guardian contact', value: person.formDetails?.parentContact }]
      : []),
    { term: 'Emergency contact', value: form?.emergencyContact },
    { term: 'Preferred language', value: form?.preferredLanguage },
  ];
}
