import { sql, type RawBuilder } from 'kysely';
import { isId } from '../../domain/ids.ts';

/** True of a row when one of the fields contains the text, in any case. */
export function contains(
  fields: readonly RawBuilder<unknown>[],
  text: string,
): RawBuilder<boolean> {
  const pattern = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const matches = fields.map((field) => sql`${field} ilike ${pattern}`);
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** True of a row when the column holds one of the ids; an id that can't exist matches nobody. */
export function oneOf(column: string, ids: readonly string[]): RawBuilder<boolean> {
  const possible = ids.map((id) => id.trim()).filter(isId);
  if (possible.length === 0) return sql`false`;
  return sql`${sql.ref(column)} in (${sql.join(possible)})`;
}
