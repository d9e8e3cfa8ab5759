import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import {
  idsParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../domain/paging.ts';
import { all, contains, oneOf, type Condition } from '../../plugins/database/conditions.ts';
import { ClubFor } from './schemas.ts';

/** Text is compared without case, byte by byte: the same order on every database. */
export const sortBy = {
  name: sql`lower(clubs.name) collate "C"`,
  clubFor: sql`clubs.audience collate "C"`,
  createdAt: sql`clubs.created_at`,
} as const satisfies Record<string, RawBuilder<unknown>>;
type SortField = keyof typeof sortBy;

/** What the list of clubs can be narrowed and ordered by; without any of it it is whole. */
export const ClubQuery = Type.Object({
  search: searchParameter('name or description'),
  clubFor: Type.Optional(ClubFor),
  ids: idsParameter,
  sort: sortParameter(Object.keys(sortBy) as SortField[]),
  ...pageParameters,
});
export type ClubQuery = Static<typeof ClubQuery>;

/** True of the clubs that match. */
export function clubsThat({ search, clubFor, ids }: ClubQuery): Condition {
  const conditions: Condition[] = [];
  if (search?.trim()) conditions.push(contains([sql`clubs.name`, sql`clubs.description`], search));
  if (clubFor) conditions.push(sql`clubs.audience = ${clubFor}`);
  if (ids !== undefined) conditions.push(oneOf('clubs.id', ids.split(',')));
  return all(conditions);
}
