import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Condition } from '../../platform/database/conditions.ts';
import { audiences } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import { filterParameters } from '../people/list-query.ts';
import type { Person } from '../people/person.ts';
import { nameOrEmailContains, filterConditions } from '../people/roster-conditions.ts';
import { listRoster } from '../people/roster.ts';
import {
  booleanParameter,
  pageParameters,
  searchParameter,
  sortParameter,
} from '../../platform/http/list-parameters.ts';

/** Sort fields with their columns of the roster. */
const sortColumns = {
  name: 'name',
  email: 'email',
  progress: 'percent',
  lastUpdated: 'last_saved_at',
  joinDate: 'created_at',
} as const satisfies Record<string, keyof RosterTable>;

const { clubId, band, stage, ids } = filterParameters;

/** Parameters of the list; without any it is complete. */
export const PeopleQuery = Type.Object({
  search: searchParameter('name or email'),
  stage,
  clubId,
  band,
  ids,
  unreadAnswers: booleanParameter(
    'Unread answers',
    'People with answers that you have not read. false: all others',
  ),
  sort: sortParameter(sortColumns),
  ...pageParameters,
});
type PeopleQuery = Static<typeof PeopleQuery>;

/** An answer in a stage of the present club. */
const hasUnreadAnswers: Condition = sql`exists (
  select from answers join stages on stages.id = answers.stage_id
  where answers.person_id = roster.person_id and answers.read_at is null
    and stages.club_id = roster.club_id)`;

/** Matching people of the mentor, by default sorted by name; one statement. */
export function listMentored(
  db: Executor,
  mentorId: string,
  query: PeopleQuery,
  reply: FastifyReply,
): Promise<Person[]> {
  const { search, unreadAnswers, ...filter } = query;
  const conditions = [
    ...nameOrEmailContains(search),
    ...filterConditions({ ...filter, mentorId }),
    ...(unreadAnswers === undefined
      ? []
      : [unreadAnswers ? hasUnreadAnswers : sql<boolean>`not ${hasUnreadAnswers}`]),
  ];
  return listRoster(
    db,
    { audiences, conditions },
    { query, columns: sortColumns, sort: 'name' },
    reply,
  );
}
