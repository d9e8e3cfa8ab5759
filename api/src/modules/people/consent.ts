import { sql } from 'kysely';
import { lastBirthdayOfFullAge } from '../../domain/full-age.ts';
import type { Condition } from '../../platform/database/conditions.ts';
import type { Person } from './person.ts';

/**
 * Whether the student is under 18 on this day by the date of birth, and has no consent. Unknown
 * without a date of birth.
 */
export function isConsentMissing({ audience, details }: Person, day: string): boolean {
  const { dateOfBirth, consent } = details;
  if (audience !== 'student' || dateOfBirth === undefined || consent) return false;
  return dateOfBirth > lastBirthdayOfFullAge(day);
}

/** The same as a condition for lists. */
export function consentMissing(day: string): Condition {
  return sql`exists (
    select 1 from people
    where people.user_id = roster.person_id
      and people.audience = 'student'
      and people.details -> 'consent' is null
      and people.details ->> 'dateOfBirth' > ${lastBirthdayOfFullAge(day)} collate "C")`;
}
