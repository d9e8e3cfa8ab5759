import { sql } from 'kysely';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import {
  anyNameContains,
  filterConditions,
  hasTrackerStatus,
} from '../people/roster-conditions.ts';
import { selectRoster, type RosterQuery } from '../people/roster.ts';
import type { TrackerFilter } from './tracker-query.ts';

/** Conditions of the progress tracker; a search needs one statement. */
export async function trackerConditions(
  db: Executor,
  audience: Audience,
  filter: TrackerFilter,
): Promise<RosterQuery> {
  return {
    audiences: [audience],
    conditions: [
      ...(await anyNameContains(db, filter.search)),
      ...(filter.status ? [hasTrackerStatus(filter.status)] : []),
      ...filterConditions(filter),
    ],
  };
}

/** Summary of the progress tracker. */
export interface TrackerSummary {
  total: number;
  completed: number;
  inProgress: number;
  /** Whole percent, rounded half up; 0 without people. */
  averageProgress: number;
}

/** Summary of the matching people, in one statement. */
export function summariseTracked(db: Executor, rosterQuery: RosterQuery): Promise<TrackerSummary> {
  return selectRoster(db, rosterQuery)
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where ${hasTrackerStatus('completed')}))::integer`.as(
        'completed',
      ),
      sql<number>`(count(*) filter (where ${hasTrackerStatus('in-progress')}))::integer`.as(
        'inProgress',
      ),
      sql<number>`coalesce(round(avg(roster.percent)), 0)::integer`.as('averageProgress'),
    ])
    .executeTakeFirstOrThrow();
}
