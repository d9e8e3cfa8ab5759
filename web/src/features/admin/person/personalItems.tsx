import { capitalised, shortDate } from '../../../lib/format.ts';
import { EmailLink } from '../../../ui/EmailLink.tsx';
import { PhoneLink } from '../../../ui/PhoneLink.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

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
