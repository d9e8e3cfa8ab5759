import { sql } from 'kysely';
import { startOfDay, today, type Clock } from '../../domain/calendar.ts';
import type { Executor } from '../../platform/database/types.ts';
import { selectRoster, type RosterQuery } from '../people/roster.ts';
import { lastPeriods, type Period } from './periods.ts';
import type { OverviewRecord } from './schemas.ts';

/** Submissions per period, by the time at which the form was first submitted; one statement. */
export async function countSubmissions(
  db: Executor,
  people: RosterQuery,
  { by, clock }: { by: Period; clock: Clock },
): Promise<OverviewRecord['submissions']> {
  const periods = lastPeriods(by, today(clock));
  const starts = periods.map((day) => startOfDay(day, clock.timeZone));
  const period = sql<number>`width_bucket(roster.submitted_at, ${starts}::timestamptz[])`;
  const rows = await selectRoster(db, people)
    .where('roster.submitted_at', '>=', starts[0] ?? clock.now())
    .select([period.as('period'), sql<number>`count(*)::integer`.as('count')])
    .groupBy('period')
    .execute();
  const counts = new Map(rows.map((row) => [row.period, row.count]));
  return periods.map((from, index) => ({ from, count: counts.get(index + 1) ?? 0 }));
}
