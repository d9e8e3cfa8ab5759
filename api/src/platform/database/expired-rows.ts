import { sql } from 'kysely';
import type { Executor } from './types.ts';

/** Tables whose rows expire, with their keys. */
const keys = {
  email_changes: 'id',
  password_resets: 'token_hash',
  pending_emails: 'user_id',
  registrations: 'email',
  sessions: 'token_hash',
} as const;

/** Deletes a batch of expired rows; those locked by other transactions are skipped. */
export async function deleteExpiredRows(
  db: Executor,
  table: keyof typeof keys,
  now: Date,
): Promise<void> {
  const key = sql.ref(keys[table]);
  await sql`
    delete from ${sql.table(table)} where ${key} in (
      select ${key} from ${sql.table(table)} where expires_at <= ${now}
      limit 500 for update skip locked)`.execute(db);
}
