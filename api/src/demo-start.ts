import type { Kysely } from 'kysely';
import { DEMO_ACCOUNTS } from './demo/accounts.ts';
import { loadDemoData } from './demo/load.ts';
import type { Dependencies } from './modules/dependencies.ts';
import type { Database } from './platform/database/schema.ts';

/**
 * Loads the demo data into an empty database, once.
 *
 * @returns the demo accounts of this database
 */
export async function startWithDemoData({
  db,
  passwords,
  now,
}: Pick<Dependencies, 'db' | 'passwords' | 'now'>): Promise<typeof DEMO_ACCOUNTS> {
  if (await hasRows(db, 'demo_loads')) return DEMO_ACCOUNTS;
  if ((await hasRows(db, 'users')) || (await hasRows(db, 'clubs'))) return [];
  const { accounts } = await loadDemoData(db, { hashPassword: passwords.hash, now: now() });
  return accounts;
}

async function hasRows(
  db: Kysely<Database>,
  table: 'demo_loads' | 'users' | 'clubs',
): Promise<boolean> {
  const query = db.selectFrom(table).select((is) => is.lit(1).as('one'));
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
