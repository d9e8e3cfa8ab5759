import { sql, type RawBuilder } from 'kysely';
import { Type, type Static } from 'typebox';
import { all, contains, oneOf, type Condition } from '../../platform/database/conditions.ts';
import { ClubFor } from './schemas.ts';
import {
  idsParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Names are in the Unicode order: the same in every database. */
export const sortBy = {
  name: sql`clubs.name collate "und-x-icu"`,
  clubFor: sql`clubs.audience collate "C"`,
  createdAt: sql`clubs.created_at`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** Parameters of the list of clubs. */
export const ClubQuery = Type.Object({
  search: searchParameter('name or description'),
  clubFor: Type.Optional(ClubFor),
  ids: idsParameter,
  sort: sortParameter(sortBy),
  ...pageParameters,
});
export type ClubQuery = Static<typeof ClubQuery>;

/** Condition for matching clubs. */
export function matchesQuery({ search, clubFor, ids }: ClubQuery): Condition {
  const conditions: Condition[] = [];
  if (search?.trim()) conditions.push(contains([sql`clubs.name`, sql`clubs.description`], search));
  if (clubFor) conditions.push(sql`clubs.audience = ${clubFor}`);
  if (ids !== undefined) conditions.push(oneOf('clubs.id', ids.split(',')));
  return all(conditions);
}
