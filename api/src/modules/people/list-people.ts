import { sql, type RawBuilder } from 'kysely';
import { pageAsked } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { contains, oneOf } from './conditions.ts';
import { joinPeople, type JoinedPeople } from './join-people.ts';
import type { ListQuery, SortField } from './list-query.ts';
import type { Person } from './person.ts';
import { selectPeople, toPerson } from './select-people.ts';

/** What a list is searched in besides name and email. */
const searchedDetails: Record<Audience, readonly string[]> = {
  student: ['schoolName'],
  educator: ['institution', 'currentPosition'],
};

/** Text is compared without case, byte by byte: the same order on every database. */
const sortBy: Record<SortField, RawBuilder<unknown>> = {
  name: sql`lower(users.name) collate "C"`,
  email: sql`users.email collate "C"`,
  class: sql`coalesce(substring(people.details ->> 'class' from '\\d+')::integer, 0)`,
  school: sql`lower(people.details ->> 'schoolName') collate "C"`,
  institution: sql`lower(people.details ->> 'institution') collate "C"`,
  position: sql`lower(people.details ->> 'currentPosition') collate "C"`,
  status: sql`coalesce(users.status, 'active') collate "C"`,
  createdAt: sql`users.created_at`,
};

/** The people that match, oldest first unless sorted otherwise; one statement. */
export async function listPeople(
  db: Executor,
  audience: Audience,
  query: ListQuery,
): Promise<Person[]> {
  const matching = narrow(joinPeople(db), audience, query);
  const sorted = order(selectPeople(matching), query.sort ?? 'createdAt');
  const page = pageAsked(query);
  const asked = page ? sorted.limit(page.limit).offset(page.offset) : sorted;
  return (await asked.execute()).map(toPerson);
}

/** How many people match, on all pages. */
export async function countPeople(
  db: Executor,
  audience: Audience,
  query: ListQuery,
): Promise<number> {
  const { count } = await narrow(joinPeople(db), audience, query)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function narrow(people: JoinedPeople, audience: Audience, query: ListQuery): JoinedPeople {
  const conditions: RawBuilder<boolean>[] = [sql`people.audience = ${audience}`];
  if (query.search?.trim()) conditions.push(contains(searched(audience), query.search));
  if (query.status) conditions.push(sql`coalesce(users.status, 'active') = ${query.status}`);
  if (query.clubId !== undefined) conditions.push(oneOf('people.club_id', [query.clubId]));
  if (query.mentorId !== undefined) conditions.push(oneOf('people.mentor_id', [query.mentorId]));
  if (query.ids !== undefined) conditions.push(oneOf('people.user_id', query.ids.split(',')));
  return people.where(sql.join<boolean>(conditions, sql` and `));
}

function searched(audience: Audience): RawBuilder<unknown>[] {
  const details = searchedDetails[audience].map((key) => sql`people.details ->> ${sql.lit(key)}`);
  return [sql`users.name`, sql`users.email`, ...details];
}

function order(query: ReturnType<typeof selectPeople>, sort: string) {
  const by = sortBy[sort.replace('-', '') as SortField];
  return query
    .orderBy(by, (is) => (sort.startsWith('-') ? is.desc() : is.asc()).nullsLast())
    .orderBy('users.id');
}
