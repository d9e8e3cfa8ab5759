import { sql } from 'kysely';
import { addDays, startOfDay } from '../../domain/calendar.ts';
import { requestedOrder, requestedPage } from '../../platform/database/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import { isIncomplete, waitingSince } from '../mentors/silent.ts';
import type { Executor } from '../../platform/database/types.ts';
import { consentMissing } from './consent.ts';
import { sortColumns, type ListQuery } from './list-query.ts';
import type { Person } from './person.ts';
import { assignmentGaps } from './assignment-gaps.ts';
import { filterConditions, textContainsOrIdStartsWith } from './roster-conditions.ts';
import { countRoster, listRoster, type RosterQuery } from './roster.ts';

/** Audience, parameters, current date and time zone. */
interface ListRequest {
  audience: Audience;
  query: ListQuery;
  day: string;
  timeZone: string;
}

/** Matching people, by default oldest first; one statement. */
export function listPeople(db: Executor, request: ListRequest): Promise<Person[]> {
  const { audience, query } = request;
  const order = requestedOrder<keyof RosterTable>(sortColumns[audience], query.sort ?? 'createdAt');
  return listRoster(db, rosterQueryOf(request), order, requestedPage(query));
}

/** Number of matching people on all pages. */
export function countPeople(db: Executor, request: ListRequest): Promise<number> {
  return countRoster(db, rosterQueryOf(request));
}

function rosterQueryOf({ audience, query, day, timeZone }: ListRequest): RosterQuery {
  const { status, assignment, consent, waitingBefore } = query;
  return {
    audiences: [audience],
    conditions: [
      ...textContainsOrIdStartsWith(query.search),
      ...(status ? [sql<boolean>`roster.status = ${status}`] : []),
      ...(assignment ? [assignmentGaps[assignment]] : []),
      ...(consent ? [consentMissing(day)] : []),
      ...(waitingBefore === undefined
        ? []
        : [
            isIncomplete,
            sql<boolean>`${waitingSince} < ${startOfDay(addDays(waitingBefore, 1), timeZone)}`,
          ]),
      ...filterConditions(query),
    ],
  };
}
