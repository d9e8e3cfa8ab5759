import { sql } from 'kysely';
import { orderAsked, pageAsked } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Person } from '../people/person.ts';
import { nameOfAnyContains, narrowed, standsAt } from '../people/roster-conditions.ts';
import { listRoster, selectRoster, type Wanted } from '../people/roster.ts';
import { sortColumns, type TrackerFilter, type TrackerQuery } from './tracker-query.ts';

/** Whom the progress tracker is asked for; a search costs one statement. */
export async function trackedBy(
  db: Executor,
  audience: Audience,
  filter: TrackerFilter,
): Promise<Wanted> {
  return {
    audiences: [audience],
    conditions: [
      ...(await nameOfAnyContains(db, filter.search)),
      ...(filter.status ? [standsAt(filter.status)] : []),
      ...narrowed(filter),
    ],
  };
}

/** These people, oldest first unless sorted otherwise; one statement. */
export function listTracked(db: Executor, wanted: Wanted, query: TrackerQuery): Promise<Person[]> {
  const order = orderAsked<keyof RosterTable>(sortColumns, query.sort ?? 'createdAt');
  return listRoster(db, wanted, order, pageAsked(query));
}

/** The figures above the progress tracker. */
export interface TrackerSummary {
  total: number;
  completed: number;
  inProgress: number;
  /** Whole percent, rounded half up; 0 of nobody. */
  averageProgress: number;
}

/** The figures over these people; one statement. */
export function summariseTracked(db: Executor, wanted: Wanted): Promise<TrackerSummary> {
  return selectRoster(db, wanted)
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where ${standsAt('completed')}))::integer`.as('completed'),
      sql<number>`(count(*) filter (where ${standsAt('in-progress')}))::integer`.as('inProgress'),
      sql<number>`coalesce(round(avg(roster.percent)), 0)::integer`.as('averageProgress'),
    ])
    .executeTakeFirstOrThrow();
}
