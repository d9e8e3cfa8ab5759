import { capitalised, percent, shortDate } from '../../lib/format.ts';
import { hasTwelfthField } from '../../lib/profile/hasTwelfthField.ts';
import type { DetailsItem } from '../../ui/DetailsList.tsx';
import { TagList } from '../../ui/Tag.tsx';
import type { CareerFormDetailsFragment } from './CareerFormDetails.generated.ts';
import type { PersonDetailsFragment } from './PersonDetails.generated.ts';

/**
 * Items about the account.
 * @param newEmail items after the email
 */
export function accountItems(
  person: PersonDetailsFragment,
  newEmail: DetailsItem[] = [],
): DetailsItem[] {
  return [
    { term: 'Name', value: person.name },
    { term: 'Email', value: person.email },
    ...newEmail,
    { term: 'Phone', value: person.phone },
    ...(person.__typename === 'Student' ? [{ term: 'Education', value: person.education }] : []),
  ];
}

/** Items about the person's answers. */
export function answerItems(person: PersonDetailsFragment): DetailsItem[] {
  const form = person.formDetails;
  const student = person.__typename === 'Student' ? person.formDetails : null;
  const stream = student?.academicStream;
  const isStudent = person.__typename === 'Student';
  return [
    { term: 'Gender', value: form?.gender && capitalised(form.gender) },
    { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
    { term: 'Age', value: form?.age },
    ...(isStudent ? [{ term: 'Academic stream', value: stream && capitalised(stream) }] : []),
    { term: 'Preferred language', value: form?.preferredLanguage },
    { term: 'Address', value: form?.address },
    { term: 'City', value: form?.city },
    { term: 'State', value: form?.state },
    ...(isStudent ? [{ term: 'Parent/guardian contact', value: student?.parentContact }] : []),
    { term: 'Emergency contact', value: form?.emergencyContact },
  ];
}

/** Marks in the career form. */
export function careerMarks({ formDetails: form }: CareerFormDetailsFragment) {
  const twelfth = percent(form?.twelfthPercentage);
  const hasTwelfth = twelfth !== null || hasTwelfthField(form?.class ?? '');
  return [
    { term: '10th percentage', value: percent(form?.tenthPercentage) },
    ...(hasTwelfth ? [{ term: '12th percentage', value: twelfth }] : []),
    { term: 'Class', value: form?.class ?? null },
  ];
}

/** Items of the career form. */
export function careerItems({ formDetails: form }: CareerFormDetailsFragment): DetailsItem[] {
  const interests = form?.interests ?? [];
  return [
    { term: 'School', value: form?.schoolName },
    { term: 'Interests', value: interests.length > 0 && <TagList words={interests} /> },
    { term: 'Aspirations', value: form?.futureAspirations },
    { term: 'Achievements', value: form?.achievements },
  ];
}
