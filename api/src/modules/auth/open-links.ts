import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** Condition: not expired. The time of a link starts with its mail; until then it has no expiry. */
export function isOpen(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(expires_at is null or expires_at > ${now}::timestamptz)`;
}
