import { sql, type Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StartupError } from '../startup-error.ts';
import type { Executor } from './types.ts';
import type { Database } from './schema.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/** Any number will do, as long as every version of the program uses the same. */
const advisoryLock = 7_926_351;

/**
 * Runs the migrations that this database has not seen, oldest first, each in a transaction of its
 * own. Several processes may start at once: the others wait, then find nothing left to do.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    await db.transaction().execute((tx) => runOnce(tx, name, text));
  }
}

async function runOnce(tx: Executor, name: string, text: string): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
  await sql`create table if not exists migrations (
    name text primary key,
    checksum text not null,
    run_at timestamptz not null default now()
  )`.execute(tx);

  const checksum = createHash('sha256').update(text).digest('hex');
  const { rows } = await sql<{ checksum: string }>`
    select checksum from migrations where name = ${name}`.execute(tx);
  const [seen] = rows;
  if (seen) {
    if (seen.checksum === checksum) return;
    throw new StartupError(
      `The migration ${name} was changed after this database ran it: write a new one instead`,
    );
  }
  // The driver of the embedded database takes one statement at a time: a block is one.
  await sql.raw(`do $migration$ begin\n${text}\nend $migration$`).execute(tx);
  await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
}
