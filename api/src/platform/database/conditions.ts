import { sql, type RawBuilder } from 'kysely';
import { normaliseEmail } from '../../domain/email.ts';
import { isId } from '../../domain/ids.ts';

export type Condition = RawBuilder<boolean>;

/** A text as it is searched: the SQL function of migrations/0022_text_as_typed.expand.sql. */
export function searchText(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql`search_text(${text})`;
}

/**
 * The search text without spaces around it; an email as it is stored. U+001F separates the fields of `roster.search`, so it
 * must not match.
 */
export function normaliseSearch(search: string): string {
  const text = search.includes('@') ? normaliseEmail(search) : search.trim();
  return text.replaceAll('\u001f', '\uffff');
}

/** LIKE pattern for search texts that contain the typed one. */
export function likePattern(search: string): RawBuilder<string> {
  const escaped = normaliseSearch(search).replace(/[\\%_]/g, '\\$&');
  return searchText(sql`${`%${escaped}%`}::text`);
}

/** Whether one of the fields contains the text, as `searchText` compares. */
export function contains(fields: readonly RawBuilder<unknown>[], search: string): Condition {
  const pattern = likePattern(search);
  const matches = fields.map((field) => sql`${searchText(field)} like ${pattern}`);
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** Conjunction of the conditions. */
export function all(conditions: readonly Condition[]): Condition {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** Whether the column equals one of the ids. Texts that are not UUIDs match no row. */
export function oneOf(column: string, ids: readonly string[]): Condition {
  const possible = ids.map((id) => id.trim()).filter(isId);
  if (possible.length === 0) return sql`false`;
  return sql`${sql.ref(column)} = any (${possible}::uuid[])`;
}
