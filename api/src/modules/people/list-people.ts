import { sql } from 'kysely';
import { orderAsked, pageAsked } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { consentMissing } from './consent.ts';
import { sortColumns, type ListQuery } from './list-query.ts';
import type { Person } from './person.ts';
import { assignmentGaps } from './assignment-gaps.ts';
import { narrowed, textContainsOrIdBegins } from './roster-conditions.ts';
import { countRoster, listRoster, type Wanted } from './roster.ts';

/** Which people are asked for, on which day. */
interface Asked {
  audience: Audience;
  query: ListQuery;
  day: string;
}

/** The people that match, oldest first unless sorted otherwise; one statement. */
export function listPeople(db: Executor, asked: Asked): Promise<Person[]> {
  const { audience, query } = asked;
  const order = orderAsked<keyof RosterTable>(sortColumns[audience], query.sort ?? 'createdAt');
  return listRoster(db, wantedBy(asked), order, pageAsked(query));
}

/** How many people match, on all pages. */
export function countPeople(db: Executor, asked: Asked): Promise<number> {
  return countRoster(db, wantedBy(asked));
}

function wantedBy({ audience, query, day }: Asked): Wanted {
  const { status, assignment, consent } = query;
  return {
    audiences: [audience],
    conditions: [
      ...textContainsOrIdBegins(query.search),
      ...(status ? [sql<boolean>`roster.status = ${status}`] : []),
      ...(assignment ? [assignmentGaps[assignment]] : []),
      ...(consent ? [consentMissing(day)] : []),
      ...narrowed(query),
    ],
  };
}
