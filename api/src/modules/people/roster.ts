import { sql, type RawBuilder } from 'kysely';
import type { Page } from '../../domain/paging.ts';
import type { Audience } from '../../domain/words.ts';
import type { RosterTable } from '../../plugins/database/schema.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { all, type Condition } from '../../plugins/database/conditions.ts';
import { joinPeople } from './join-people.ts';
import type { Person } from './person.ts';
import { selectPeople, toPerson } from './select-people.ts';

/** Which people; all conditions hold of each. */
export interface Wanted {
  audiences: readonly [Audience, ...Audience[]];
  conditions: readonly Condition[];
}

/** Sorted by what; the id decides between equals, and missing values are last both ways. */
export interface Order {
  by: keyof RosterTable;
  descending: boolean;
}

/** The people that are wanted, or one page of them; one statement. */
export async function listRoster(
  db: Executor,
  wanted: Wanted,
  order: Order,
  page: Page | null,
): Promise<Person[]> {
  const rows = await selectPeople(joinPeople(db))
    .innerJoin('roster', 'roster.person_id', 'people.user_id')
    .where(
      'roster.person_id',
      'in',
      page ? selectPage(db, wanted, order, page) : selectIds(db, wanted),
    )
    .orderBy(inOrder(order))
    .execute();
  return rows.map(toPerson);
}

/** How many people are wanted, on all pages. */
export async function countRoster(db: Executor, wanted: Wanted): Promise<number> {
  const { count } = await selectRoster(db, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The rows of the people that are wanted. */
export function selectRoster(db: Executor, { audiences, conditions }: Wanted) {
  const words = audiences.map((audience) => sql.lit(audience));
  const some = sql<boolean>`roster.audience in (${sql.join(words)})`;
  return db.selectFrom('roster').where(all([some, ...conditions]));
}

function selectIds(db: Executor, wanted: Wanted) {
  return selectRoster(db, wanted).select('roster.person_id');
}

/**
 * Cut from an index, before any record is read. Each audience has its own part of the index: two
 * of them are two lists in order, of which the first so many are put together in order.
 */
function selectPage(db: Executor, wanted: Wanted, order: Order, { limit, offset }: Page) {
  const partOf = (audience: Audience) => {
    const part = selectRoster(db, { ...wanted, audiences: [audience] })
      .select(['roster.person_id', `roster.${order.by}`])
      .orderBy(inOrder(order))
      .limit(offset + limit);
    return db.selectFrom(part.as('part')).selectAll();
  };
  const [first, ...others] = wanted.audiences;
  const parts = others.reduce((query, next) => query.unionAll(partOf(next)), partOf(first));
  return db
    .selectFrom(parts.as('roster'))
    .select('roster.person_id')
    .orderBy(inOrder(order))
    .limit(limit)
    .offset(offset);
}

/** Columns whose values may be missing: these are last both ways. */
const mayMiss: ReadonlySet<keyof RosterTable> = new Set([
  'class',
  'place',
  'position',
  'submitted_at',
  'last_saved_at',
]);

/** Word for word what an index has, forwards or backwards. */
function inOrder({ by, descending }: Order): RawBuilder<unknown> {
  const column = sql.ref(`roster.${by}`);
  if (!descending) return sql`${column}, roster.person_id`;
  return sql`${column} desc ${mayMiss.has(by) ? sql`nulls last` : sql``}, roster.person_id desc`;
}
