import type { Executor } from '../../platform/database/types.ts';
import { withId } from '../../platform/http/records.ts';
import { isIncomplete, waitingSince } from '../mentors/silent.ts';
import { selectRoster, type RosterQuery } from '../people/roster.ts';
import { OVERVIEW_WAITING } from '../../../../limits.mjs';
import type { OverviewRecord } from './schemas.ts';

/** People below 100 percent, the longest wait first; one statement. */
export async function longestWaiting(
  db: Executor,
  people: RosterQuery,
): Promise<OverviewRecord['longestWaiting']> {
  const first = selectRoster(db, people)
    .where(isIncomplete)
    .select(['roster.person_id', waitingSince.as('since')])
    .orderBy('since')
    .orderBy('roster.person_id')
    .limit(OVERVIEW_WAITING);
  const rows = await db
    .selectFrom(first.as('first'))
    .innerJoin('users', 'users.id', 'first.person_id')
    .select(['users.id', 'users.name', 'first.since'])
    .orderBy('first.since')
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, name, since }) => ({ ...withId(id), name, since: since.toISOString() }));
}
