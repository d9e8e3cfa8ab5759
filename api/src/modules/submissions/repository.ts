import { sql, type RawBuilder } from 'kysely';
import { pageAsked } from '../../domain/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { contains, oneOf } from '../people/conditions.ts';
import { formSubmittedIn } from '../people/form-submitted.ts';
import { joinPeople, type JoinedPeople } from '../people/join-people.ts';
import type { Person } from '../people/person.ts';
import { selectPeople, toPerson } from '../people/select-people.ts';
import type { SortField, SubmissionQuery } from './submission-query.ts';

const isSubmitted: RawBuilder<boolean> = sql`(${sql.join(
  audiences.map(formSubmittedIn),
  sql` or `,
)})`;

/** Text is compared without case, byte by byte: the same order on every database. */
const sortBy: Record<SortField, RawBuilder<unknown>> = {
  name: sql`lower(users.name) collate "C"`,
  email: sql`users.email collate "C"`,
  role: sql`people.audience collate "C"`,
  createdAt: sql`case when ${isSubmitted} then people.form_submitted_at end`,
};

/** The people that match, latest submission first unless sorted otherwise; one statement. */
export async function listSubmissions(db: Executor, query: SubmissionQuery): Promise<Person[]> {
  const matching = narrow(joinPeople(db), query);
  const sort = query.sort ?? '-createdAt';
  const sorted = selectPeople(matching)
    .orderBy(sortBy[sort.replace('-', '') as SortField], (is) =>
      (sort.startsWith('-') ? is.desc() : is.asc()).nullsLast(),
    )
    .orderBy('users.id');
  const page = pageAsked(query);
  const asked = page ? sorted.limit(page.limit).offset(page.offset) : sorted;
  return (await asked.execute()).map(toPerson);
}

/** How many people match, on all pages. */
export async function countSubmissions(db: Executor, query: SubmissionQuery): Promise<number> {
  const { count } = await narrow(joinPeople(db), query)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function narrow(people: JoinedPeople, query: SubmissionQuery): JoinedPeople {
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (query.search?.trim()) {
    conditions.push(contains([sql`users.name`, sql`users.email`], query.search));
  }
  if (query.status === 'submitted') conditions.push(isSubmitted);
  if (query.status === 'pending') conditions.push(sql`not ${isSubmitted}`);
  if (query.role) conditions.push(sql`people.audience = ${query.role}`);
  if (query.clubId !== undefined) conditions.push(oneOf('people.club_id', [query.clubId]));
  if (query.ids !== undefined) conditions.push(oneOf('people.user_id', query.ids.split(',')));
  return people.where(sql.join<boolean>(conditions, sql` and `));
}
