import { sql } from 'kysely';
import { orderAsked, pageAsked } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { sortColumns, type ListQuery } from './list-query.ts';
import type { Person } from './person.ts';
import { assignmentGaps } from './assignment-gaps.ts';
import { narrowed, textContainsOrIdBegins } from './roster-conditions.ts';
import { countRoster, listRoster, type Wanted } from './roster.ts';

/** The people that match, oldest first unless sorted otherwise; one statement. */
export function listPeople(db: Executor, audience: Audience, query: ListQuery): Promise<Person[]> {
  const order = orderAsked<keyof RosterTable>(sortColumns[audience], query.sort ?? 'createdAt');
  return listRoster(db, wantedBy(audience, query), order, pageAsked(query));
}

/** How many people match, on all pages. */
export function countPeople(db: Executor, audience: Audience, query: ListQuery): Promise<number> {
  return countRoster(db, wantedBy(audience, query));
}

function wantedBy(audience: Audience, query: ListQuery): Wanted {
  const { status, assignment } = query;
  return {
    audiences: [audience],
    conditions: [
      ...textContainsOrIdBegins(query.search),
      ...(status ? [sql<boolean>`roster.status = ${status}`] : []),
      ...(assignment ? [assignmentGaps[assignment]] : []),
      ...narrowed(query),
    ],
  };
}
