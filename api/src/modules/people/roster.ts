import type { FastifyReply } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import {
  countRows,
  requestedOrder,
  requestedPage,
  type Page,
} from '../../platform/database/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/types.ts';
import { all, type Condition } from '../../platform/database/conditions.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
import { joinPeople, selectPeople, toPerson } from './select-people.ts';
import type { Person } from './person.ts';

/** Audiences and conditions of a list. */
export interface RosterQuery {
  audiences: readonly [Audience, ...Audience[]];
  conditions: readonly Condition[];
}

/** What a request asks of a list, and the columns of its sort fields. */
interface ListRequest {
  query: { sort?: string; page?: number; limit?: number };
  columns: Readonly<Partial<Record<string, keyof RosterTable>>>;
  /** Without a sort parameter. */
  sort: string;
}

/** Sort column; equal values are sorted by id, missing ones are always last. */
interface Order {
  by: keyof RosterTable;
  descending: boolean;
}

/** Matching people, or a page of them; one statement. @param reply gets the headers of the list */
export async function listRoster(
  db: Executor,
  rosterQuery: RosterQuery,
  { query, columns, sort }: ListRequest,
  reply?: FastifyReply,
): Promise<Person[]> {
  const order = requestedOrder(columns, query.sort ?? sort);
  const page = requestedPage(query);
  const matching = page
    ? selectPage(db, rosterQuery, order, page)
    : selectRows(db, rosterQuery, order);
  const rows = await selectPeople(joinPeople(db))
    .innerJoin(matching.as('roster'), 'roster.person_id', 'people.user_id')
    .orderBy(orderBy(order))
    .execute();
  if (reply) await sendListHeaders(reply, query, () => countRows(selectRoster(db, rosterQuery)));
  return rows.map(toPerson);
}

/** Matching rows of the roster. */
export function selectRoster(db: Executor, { audiences, conditions }: RosterQuery) {
  const words = audiences.map((audience) => sql.lit(audience));
  const some = sql<boolean>`roster.audience in (${sql.join(words)})`;
  return db.selectFrom('roster').where(all([some, ...conditions]));
}

/** Selects ids and the sort column. */
function selectRows(db: Executor, rosterQuery: RosterQuery, { by }: Order) {
  return selectRoster(db, rosterQuery).select(['roster.person_id', `roster.${by}`]);
}

/**
 * Selects ids and the sort column of a page from an index. Each audience has a partial index; two
 * audiences are merged in order.
 */
function selectPage(db: Executor, rosterQuery: RosterQuery, order: Order, { limit, offset }: Page) {
  const partOf = (audience: Audience) => {
    const part = selectRows(db, { ...rosterQuery, audiences: [audience] }, order)
      .orderBy(orderBy(order))
      .limit(offset + limit);
    return db.selectFrom(part.as('part')).selectAll();
  };
  const [first, ...others] = rosterQuery.audiences;
  const parts = others.reduce((query, next) => query.unionAll(partOf(next)), partOf(first));
  return db
    .selectFrom(parts.as('roster'))
    .select(['roster.person_id', `roster.${order.by}`])
    .orderBy(orderBy(order))
    .limit(limit)
    .offset(offset);
}

/** Nullable columns; missing values are always last. */
const nullableColumns: ReadonlySet<keyof RosterTable> = new Set([
  'class',
  'place',
  'position',
  'submitted_at',
  'last_saved_at',
]);

/** ORDER BY exactly as in the indexes, forwards or backwards. */
function orderBy({ by, descending }: Order): RawBuilder<unknown> {
  const column = sql.ref(`roster.${by}`);
  if (!descending) return sql`${column}, roster.person_id`;
  return sql`${column} desc ${nullableColumns.has(by) ? sql`nulls last` : sql``}, roster.person_id desc`;
}
