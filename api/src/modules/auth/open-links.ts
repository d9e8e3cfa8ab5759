import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { EarlierLink } from '../../platform/database/link-tables.ts';
import { hashToken } from './tokens.ts';

/** Condition: not expired. The time of a link starts with its mail; until then it has no expiry. */
export function isOpen(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(expires_at is null or expires_at > ${now}::timestamptz)`;
}

/** Condition: the row of a token, also of one in an earlier mail. */
export function hasToken(token: string): RawBuilder<SqlBool> {
  const hash = hashToken(token);
  return sql<SqlBool>`(token_hash = ${hash} or earlier_hash = ${hash})`;
}

/** Value of `earlier_hash` in an update of a table. */
export function earlierHash(link: EarlierLink, table: LinkTable): RawBuilder<string | null> {
  if (link === 'ends') return sql`null`;
  return sql.ref(`${table}.${link === 'present' ? 'token_hash' : 'earlier_hash'}`);
}

type LinkTable = 'password_resets' | 'email_changes' | 'pending_emails' | 'registrations';
