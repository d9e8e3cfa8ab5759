import { optionText } from '../../lib/i18n/options.ts';
import { t } from '@lingui/core/macro';
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
    { term: t`Name`, value: person.name },
    { term: t`Email`, value: person.email },
    ...newEmail,
    { term: t`Phone`, value: person.phone },
    ...(person.__typename === 'Student' ? [{ term: t`Education`, value: person.education }] : []),
  ];
}

/** Items about the person's answers. */
export function answerItems(person: PersonDetailsFragment): DetailsItem[] {
  const form = person.formDetails;
  const student = person.__typename === 'Student' ? person.formDetails : null;
  const stream = student?.academicStream;
  const isStudent = person.__typename === 'Student';
  return [
    { term: t`Gender`, value: form?.gender && optionText(capitalised(form.gender)) },
    { term: t`Date of birth`, value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
    { term: t`Age`, value: form?.age },
    ...(isStudent
      ? [{ term: t`Academic stream`, value: stream && optionText(capitalised(stream)) }]
      : []),
    { term: t`Preferred language`, value: form?.preferredLanguage },
    { term: t`Address`, value: form?.address },
    { term: t`City`, value: form?.city },
    { term: t`State`, value: form?.state },
    ...(isStudent ? [{ term: t`Parent/guardian contact`, value: student?.parentContact }] : []),
    { term: t`Emergency contact`, value: form?.emergencyContact },
  ];
}

/** Marks in the career form. */
export function careerMarks({ formDetails: form }: CareerFormDetailsFragment) {
  const twelfth = percent(form?.twelfthPercentage);
  const hasTwelfth = twelfth !== null || hasTwelfthField(form?.class ?? '');
  return [
    { term: t`10th percentage`, value: percent(form?.tenthPercentage) },
    ...(hasTwelfth ? [{ term: t`12th percentage`, value: twelfth }] : []),
    { term: t`Class`, value: form?.class ? optionText(form.class) : null },
  ];
}

/** Items of the career form. */
export function careerItems({ formDetails: form }: CareerFormDetailsFragment): DetailsItem[] {
  const interests = form?.interests ?? [];
  return [
    { term: t`School`, value: form?.schoolName },
    { term: t`Interests`, value: interests.length > 0 && <TagList words={interests} /> },
    { term: t`Aspirations`, value: form?.futureAspirations },
    { term: t`Achievements`, value: form?.achievements },
  ];
}
