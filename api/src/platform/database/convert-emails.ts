import { sql, type Kysely } from 'kysely';
import { normaliseEmail } from '../../domain/email.ts';
import type { Database } from './schema.ts';
import type { Executor } from './types.ts';

/** Columns with emails; `owner`: the account of a row. */
const places = [
  { table: 'users', key: 'id', column: 'email', owner: sql`id` },
  { table: 'email_changes', key: 'id', column: 'old_email', owner: sql`user_id` },
  { table: 'pending_emails', key: 'user_id', column: 'email', owner: sql`user_id` },
  { table: 'registrations', key: 'email', column: 'email', owner: sql`null` },
] as const;

/**
 * Converts the emails of versions that did not convert domains, in one transaction. A row keeps its
 * email where another account (for a registration: another registration) has the converted form.
 * @returns the number of emails that were kept
 */
export function convertEmails(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(convertWithin);
}

async function convertWithin(tx: Executor): Promise<number> {
  let kept = 0;
  for (const { table, key, column, owner } of places) {
    const [name, id, email] = [sql.table(table), sql.ref(key), sql.ref(column)];
    // An email in ASCII is converted.
    const { rows } = await sql<{ id: string; email: string; owner: string | null }>`
      select ${id}::text as id, ${email} as email, ${owner}::text as owner from ${name}
      where octet_length(${email}) <> char_length(${email}) order by 1`.execute(tx);
    for (const row of rows) {
      const converted = normaliseEmail(row.email);
      if (converted === row.email) continue;
      if (await isTaken(tx, converted, row.owner)) kept += 1;
      else {
        await sql`update ${name} set ${email} = ${converted} where ${id}::text = ${row.id}`.execute(
          tx,
        );
      }
    }
  }
  return kept;
}

async function isTaken(tx: Executor, email: string, owner: string | null): Promise<boolean> {
  const other =
    owner === null
      ? tx.selectFrom('registrations').select('email').where('email', '=', email)
      : tx.selectFrom('users').select('email').where('email', '=', email).where('id', '!=', owner);
  return (await other.executeTakeFirst()) !== undefined;
}
