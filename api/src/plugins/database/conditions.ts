import { sql, type RawBuilder } from 'kysely';
import { isId } from '../../domain/ids.ts';

export type Condition = RawBuilder<boolean>;

/** What is looked for, without spaces around it. U+001F is in no field: it stands between them. */
export function sought(search: string): string {
  return search.trim().replaceAll('\u001f', '\uffff');
}

/** The pattern that a text has to be like, once in lower case, to contain what is searched. */
export function patternOf(search: string): RawBuilder<string> {
  return sql`lower(${`%${sought(search).replace(/[\\%_]/g, '\\$&')}%`}::text)`;
}

/** True of a row when one of the fields contains the text, in any case. */
export function contains(fields: readonly RawBuilder<unknown>[], search: string): Condition {
  const pattern = patternOf(search);
  const matches = fields.map((field) => sql`lower(${field}) like ${pattern}`);
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** True of a row when all conditions are. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** True of a row when the column holds one of the ids; an id that can't exist matches nobody. */
export function oneOf(column: string, ids: readonly string[]): Condition {
  const possible = ids.map((id) => id.trim()).filter(isId);
  if (possible.length === 0) return sql`false`;
  return sql`${sql.ref(column)} = any (${possible}::uuid[])`;
}
