import { sql } from 'kysely';
import { requestedOrder, requestedPage } from '../../platform/database/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, filterConditions } from '../people/roster-conditions.ts';
import { countRoster, listRoster, type RosterQuery } from '../people/roster.ts';
import { sortColumns, type SubmissionQuery } from './submission-query.ts';

/** Matching people, by default with the latest submission first; one statement. */
export function listSubmissions(db: Executor, query: SubmissionQuery): Promise<Person[]> {
  const order = requestedOrder<keyof RosterTable>(sortColumns, query.sort ?? '-createdAt');
  return listRoster(db, rosterQueryOf(query), order, requestedPage(query));
}

/** Number of matching people on all pages. */
export function countSubmissions(db: Executor, query: SubmissionQuery): Promise<number> {
  return countRoster(db, rosterQueryOf(query));
}

function rosterQueryOf(query: SubmissionQuery): RosterQuery {
  const { role, status } = query;
  return {
    audiences: role ? [role] : audiences,
    conditions: [
      ...nameOrEmailContains(query.search),
      ...(status ? [sql<boolean>`roster.submitted = ${sql.lit(status === 'submitted')}`] : []),
      ...filterConditions(query),
    ],
  };
}
