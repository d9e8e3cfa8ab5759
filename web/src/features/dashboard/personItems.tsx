import { capitalised, percent, shortDate } from '../../lib/format.ts';
import { asksTwelfth } from '../../lib/profile/answerRules.ts';
import type { DetailsItem } from '../../ui/DetailsList.tsx';
import { TagList } from '../../ui/person/TagList.tsx';
import type { CareerFormDetailsFragment } from './CareerFormDetails.generated.ts';
import type { PersonDetailsFragment } from './PersonDetails.generated.ts';

/** What is on record about the account. */
export function accountItems(person: PersonDetailsFragment): DetailsItem[] {
  return [
    { term: 'Name', value: person.name },
    { term: 'Email', value: person.email },
    { term: 'Phone', value: person.phone },
    ...(person.__typename === 'Student' ? [{ term: 'Education', value: person.education }] : []),
  ];
}

/** What the person answered about themselves. */
export function answerItems(person: PersonDetailsFragment): DetailsItem[] {
  const form = person.formDetails;
  const student = person.__typename === 'Student' ? person.formDetails : null;
  const stream = student?.academicStream;
  const isStudent = person.__typename === 'Student';
  return [
    { term: 'Gender', value: form?.gender },
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

/** The figures of the career form. */
export function careerMarks({ formDetails: form }: CareerFormDetailsFragment) {
  const twelfth = percent(form?.twelfthPercentage);
  const hasTwelfth = twelfth !== null || asksTwelfth(form?.class ?? '');
  return [
    { term: '10th percentage', value: percent(form?.tenthPercentage) },
    ...(hasTwelfth ? [{ term: '12th percentage', value: twelfth }] : []),
    { term: 'Class', value: form?.class ?? null },
  ];
}

/** The answers of the career form in words. */
export function careerItems({ formDetails: form }: CareerFormDetailsFragment): DetailsItem[] {
  const interests = form?.interests ?? [];
  return [
    { term: 'School', value: form?.schoolName },
    { term: 'Interests', value: interests.length > 0 && <TagList words={interests} /> },
    { term: 'Aspirations', value: form?.futureAspirations },
    { term: 'Achievements', value: form?.achievements },
  ];
}
