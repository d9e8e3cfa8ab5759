import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { addDays, startOfDay } from '../../domain/calendar.ts';
import type { Audience } from '../../domain/words.ts';
import { isIncomplete, waitingSince } from '../mentors/silent.ts';
import type { Executor } from '../../platform/database/types.ts';
import { consentMissing } from './consent.ts';
import { sortColumns, type ListQuery } from './list-query.ts';
import type { Person } from './person.ts';
import { assignmentGaps } from './assignment-gaps.ts';
import { filterConditions, textContainsOrIdStartsWith } from './roster-conditions.ts';
import { listRoster } from './roster.ts';

/** Audience, parameters, current date and time zone. */
interface ListRequest {
  audience: Audience;
  query: ListQuery;
  day: string;
  timeZone: string;
}

/** Matching people, by default oldest first; one statement. @param reply gets the headers of the list */
export function listPeople(
  db: Executor,
  { audience, query, day, timeZone }: ListRequest,
  reply?: FastifyReply,
): Promise<Person[]> {
  const { status, assignment, consent, waitingBefore } = query;
  const conditions = [
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
  ];
  const request = { query, columns: sortColumns[audience], sort: 'createdAt' };
  return listRoster(db, { audiences: [audience], conditions }, request, reply);
}
