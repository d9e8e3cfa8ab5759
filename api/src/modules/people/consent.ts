import { sql } from 'kysely';
import { lastBirthdayOfFullAge } from '../../domain/full-age.ts';
import type { Condition } from '../../plugins/database/conditions.ts';
import type { Person } from './person.ts';

/**
 * Whether a guardian has yet to agree: the student is under 18 by the date of birth on this day, and
 * no consent is kept. Without a date of birth nobody knows.
 */
export function isConsentMissing({ audience, details }: Person, day: string): boolean {
  const { dateOfBirth, consent } = details;
  if (audience !== 'student' || dateOfBirth === undefined || consent) return false;
  return dateOfBirth > lastBirthdayOfFullAge(day);
}

/** The same as a filter of lists. */
export function consentMissing(day: string): Condition {
  return sql`exists (
    select 1 from people
    where people.user_id = roster.person_id
      and people.audience = 'student'
      and people.details -> 'consent' is null
      and people.details ->> 'dateOfBirth' > ${lastBirthdayOfFullAge(day)} collate "C")`;
}
