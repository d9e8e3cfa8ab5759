import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import {
  orderAsked,
  pageAsked,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../domain/paging.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { narrowingParameters } from '../people/list-query.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, narrowed } from '../people/roster-conditions.ts';
import { countRoster, listRoster, type Wanted } from '../people/roster.ts';

/** The fields a mentor's people can be sorted by, and what they are in the roster. */
const sortColumns = {
  name: 'name',
  email: 'email',
  progress: 'percent',
  lastUpdated: 'last_saved_at',
  joinDate: 'created_at',
} as const satisfies Record<string, keyof RosterTable>;
type SortField = keyof typeof sortColumns;

const { clubId, band, ids } = narrowingParameters;

/** What a mentor's people can be narrowed and ordered by; without any of it the list is whole. */
export const PeopleQuery = Type.Object({
  search: searchParameter('name or email'),
  stage: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the current stage' })),
  clubId,
  band,
  ids,
  sort: sortParameter(Object.keys(sortColumns) as SortField[]),
  ...pageParameters,
});
type PeopleQuery = Static<typeof PeopleQuery>;

/** The mentor's people that match, by name unless sorted otherwise; one statement. */
export function listMentored(
  db: Executor,
  mentorId: string,
  query: PeopleQuery,
): Promise<Person[]> {
  const order = orderAsked<keyof RosterTable>(sortColumns, query.sort ?? 'name');
  return listRoster(db, wantedBy(mentorId, query), order, pageAsked(query));
}

/** How many of the mentor's people match, on all pages. */
export function countMentored(db: Executor, mentorId: string, query: PeopleQuery): Promise<number> {
  return countRoster(db, wantedBy(mentorId, query));
}

function wantedBy(mentorId: string, { search, stage, ...filter }: PeopleQuery): Wanted {
  return {
    audiences,
    conditions: [
      ...nameOrEmailContains(search),
      ...(stage === undefined ? [] : [sql<boolean>`roster.current_stage = ${stage}`]),
      ...narrowed({ ...filter, mentorId }),
    ],
  };
}
