import { sql } from 'kysely';
import { addDays, startOfDay } from '../../domain/calendar.ts';
import type { Condition } from '../../platform/database/conditions.ts';
import { requestedOrder, requestedPage } from '../../platform/database/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, filterConditions } from '../people/roster-conditions.ts';
import { countRoster, listRoster, type RosterQuery } from '../people/roster.ts';
import { sortColumns, type SubmissionQuery } from './submission-query.ts';

/** Matching people, by default with the latest submission first; one statement. */
export function listSubmissions(
  db: Executor,
  query: SubmissionQuery,
  timeZone: string,
): Promise<Person[]> {
  const order = requestedOrder<keyof RosterTable>(sortColumns, query.sort ?? '-createdAt');
  return listRoster(db, rosterQueryOf(query, timeZone), order, requestedPage(query));
}

/** Number of matching people on all pages. */
export function countSubmissions(
  db: Executor,
  query: SubmissionQuery,
  timeZone: string,
): Promise<number> {
  return countRoster(db, rosterQueryOf(query, timeZone));
}

function rosterQueryOf(query: SubmissionQuery, timeZone: string): RosterQuery {
  const { role, status } = query;
  return {
    audiences: role ? [role] : audiences,
    conditions: [
      ...nameOrEmailContains(query.search),
      ...(status ? [sql<boolean>`roster.submitted = ${sql.lit(status === 'submitted')}`] : []),
      ...submittedWithin(query, timeZone),
      ...filterConditions(query),
    ],
  };
}

function submittedWithin(
  { submittedFrom, submittedTo }: SubmissionQuery,
  timeZone: string,
): Condition[] {
  const conditions: Condition[] = [];
  if (submittedFrom !== undefined) {
    conditions.push(sql`roster.submitted_at >= ${startOfDay(submittedFrom, timeZone)}`);
  }
  if (submittedTo !== undefined) {
    conditions.push(sql`roster.submitted_at < ${startOfDay(addDays(submittedTo, 1), timeZone)}`);
  }
  return conditions;
}
