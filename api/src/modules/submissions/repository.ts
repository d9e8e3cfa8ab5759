import { sql } from 'kysely';
import { orderAsked, pageAsked } from '../../domain/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, narrowed } from '../people/roster-conditions.ts';
import { countRoster, listRoster, type Wanted } from '../people/roster.ts';
import { sortColumns, type SubmissionQuery } from './submission-query.ts';

/** The people that match, latest submission first unless sorted otherwise; one statement. */
export function listSubmissions(db: Executor, query: SubmissionQuery): Promise<Person[]> {
  const order = orderAsked<keyof RosterTable>(sortColumns, query.sort ?? '-createdAt');
  return listRoster(db, wantedBy(query), order, pageAsked(query));
}

/** How many people match, on all pages. */
export function countSubmissions(db: Executor, query: SubmissionQuery): Promise<number> {
  return countRoster(db, wantedBy(query));
}

function wantedBy(query: SubmissionQuery): Wanted {
  const { role, status } = query;
  return {
    audiences: role ? [role] : audiences,
    conditions: [
      ...nameOrEmailContains(query.search),
      ...(status ? [sql<boolean>`roster.submitted = ${sql.lit(status === 'submitted')}`] : []),
      ...narrowed(query),
    ],
  };
}
