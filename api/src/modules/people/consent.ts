import { sql } from 'kysely';
import type { FormDetails } from '../../domain/form-details.ts';
import { lastBirthdayOfFullAge } from '../../domain/full-age.ts';
import type { Condition } from '../../platform/database/conditions.ts';
import { INTERESTS_SINCE, noticeVersions } from '../../domain/notice-versions.ts';
import type { Person } from './person.ts';

/** Classes of students who are taken to be under 18 when they have no date of birth. */
const MINOR_CLASSES = { first: 9, last: 12 };

/** Whether a student needs a guardian's consent on this day. The field `age` does not count. */
export function needsConsent(
  { dateOfBirth, class: schoolClass = '' }: Pick<FormDetails, 'dateOfBirth' | 'class'>,
  day: string,
): boolean {
  if (dateOfBirth !== undefined) return dateOfBirth > lastBirthdayOfFullAge(day);
  const number = Number(/\d+/.exec(schoolClass)?.[0]);
  return number >= MINOR_CLASSES.first && number <= MINOR_CLASSES.last;
}

/** Whether the student needs a guardian's consent on this day, and has none. */
export function isConsentMissing({ audience, details }: Person, day: string): boolean {
  return audience === 'student' && !details.consent && needsConsent(details, day);
}

/**
 * Whether the student needs, for the interest profile, a consent to a version that names it; also
 * while neither birthday nor class is known.
 */
export function isInterestConsentDue({ details }: Pick<Person, 'details'>, day: string): boolean {
  const isUnknown = details.dateOfBirth === undefined && details.class === undefined;
  if (!isUnknown && !needsConsent(details, day)) return false;
  const consented = noticeVersions.indexOf(details.consent?.noticeVersion ?? '');
  return consented < noticeVersions.indexOf(INTERESTS_SINCE);
}

/** `isConsentMissing` as a condition for lists. */
export function consentMissing(day: string): Condition {
  return sql`exists (
    select 1 from people
    where people.user_id = roster.person_id
      and people.audience = 'student'
      and people.details -> 'consent' is null
      and case when people.details ->> 'dateOfBirth' is null
        then roster.class between ${MINOR_CLASSES.first} and ${MINOR_CLASSES.last}
        else people.details ->> 'dateOfBirth' > ${lastBirthdayOfFullAge(day)} collate "C" end)`;
}
