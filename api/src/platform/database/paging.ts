import { sql, type SelectQueryBuilder } from 'kysely';

/** A page of a list as SQL limit and offset. */
export interface Page {
  limit: number;
  offset: number;
}

const DEFAULT_LIMIT = 10;

/** The requested page; null requests the whole list. */
export function requestedPage(query: { page?: number; limit?: number }): Page | null {
  if (query.page === undefined && query.limit === undefined) return null;
  const limit = query.limit ?? DEFAULT_LIMIT;
  return { limit, offset: ((query.page ?? 1) - 1) * limit };
}

/**
 * Column and direction of a sort parameter: `field`, or `-field` for descending.
 *
 * @param columns the column of each sort field
 */
export function requestedOrder<T>(
  columns: Readonly<Partial<Record<string, T>>>,
  sort: string,
): { by: T; descending: boolean } {
  const descending = sort.startsWith('-');
  const by = columns[descending ? sort.slice(1) : sort];
  if (by === undefined) throw new Error(`Unknown sort field: ${sort}`);
  return { by, descending };
}

/** Number of rows that a statement selects, without its columns and order. */
export async function countRows<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { total } = await rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::integer`.as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
}
