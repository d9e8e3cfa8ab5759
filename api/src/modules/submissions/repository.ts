import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { addDays, startOfDay } from '../../domain/calendar.ts';
import type { Condition } from '../../platform/database/conditions.ts';
import { audiences } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, filterConditions } from '../people/roster-conditions.ts';
import { listRoster } from '../people/roster.ts';
import { sortColumns, type SubmissionQuery } from './submission-query.ts';

/** Matching people, by default with the latest submission first; one statement. */
export function listSubmissions(
  db: Executor,
  query: SubmissionQuery,
  timeZone: string,
  reply: FastifyReply,
): Promise<Person[]> {
  const { role, status } = query;
  const conditions = [
    ...nameOrEmailContains(query.search),
    ...(status ? [sql<boolean>`roster.submitted = ${sql.lit(status === 'submitted')}`] : []),
    ...submittedWithin(query, timeZone),
    ...filterConditions(query),
  ];
  const request = { query, columns: sortColumns, sort: '-createdAt' };
  return listRoster(db, { audiences: role ? [role] : audiences, conditions }, request, reply);
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
