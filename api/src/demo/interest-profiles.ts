import type { Insertable } from 'kysely';
import { interestAreas, type InterestArea } from '../domain/interests.ts';
import type { InterestProfilesTable } from '../platform/database/counselling-tables.ts';
import { drawOf, hasNewConsent } from './consent.ts';
import { createRandom } from './random.ts';
import type { DemoData } from './records.ts';

const DAY = 24 * 60 * 60_000;

/** Interest profiles of about half of the students who have sent the form. */
export function interestProfiles(
  { people }: DemoData,
  now: Date,
): Insertable<InterestProfilesTable>[] {
  return people.flatMap(({ id, email, audience, formSubmittedAt }) => {
    if (audience !== 'student' || !formSubmittedAt || !hasNewConsent(email)) return [];
    const random = createRandom(drawOf(email));
    const scores = Object.fromEntries(
      interestAreas.map((area) => [area, random.int(1, 10)]),
    ) as Record<InterestArea, number>;
    const completedAt = new Date(Math.min(formSubmittedAt.getTime() + 5 * DAY, now.getTime()));
    return [{ person_id: id, version: 1, completed_at: completedAt, ...scores }];
  });
}
