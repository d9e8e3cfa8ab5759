import { sql, type Kysely } from 'kysely';
import { errorCode, StartupError } from '../startup-error.ts';
import { checksum, readMigrations, type Migration } from './migrations.ts';
import type { Executor } from './types.ts';
import type { Database } from './schema.ts';

/** Any number will do, as long as every version of the program uses the same. */
const advisoryLock = 7_926_351;

/**
 * Runs the migrations that this database has not seen, oldest first, each in a transaction of its
 * own. Several processes may start at once: the others wait, then find nothing left to do.
 *
 * @throws StartupError when the database and the migrations don't fit, or one of them fails
 */
export async function migrate(
  db: Kysely<Database>,
  known: readonly Migration[] = readMigrations(),
): Promise<void> {
  while (await db.transaction().execute((tx) => runNext(tx, known)));
}

/** The same as a part of a transaction: all of it or nothing. */
export async function migrateWithin(tx: Executor, known: readonly Migration[]): Promise<void> {
  while (await runNext(tx, known));
}

/** Which migrations the database has seen, with their checksums; null when it holds no such list. */
export async function seenMigrations(db: Executor): Promise<Map<string, string> | null> {
  const { rows: lists } = await sql<{ list: string | null }>`
    select to_regclass('migrations')::text as list`.execute(db);
  if (lists[0]?.list === null) return null;
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Refuses what other migrations made than those that are known. */
export function refuseUnknown(
  what: string,
  seen: ReadonlyMap<string, string>,
  known: readonly Migration[],
): void {
  for (const [name, seenChecksum] of seen) {
    const migration = known.find((candidate) => candidate.name === name);
    if (!migration) {
      throw new StartupError(
        `${what} is newer than this program: it knows the migration ${name}. Use the newer program`,
      );
    }
    if (checksum(migration) !== seenChecksum) {
      throw new StartupError(
        `The migration ${name} was changed after ${what.toLowerCase()} ran it: write a new one instead`,
      );
    }
  }
}

/** @returns whether there was one to run */
async function runNext(tx: Executor, known: readonly Migration[]): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
  const seen = await seenMigrations(tx);
  if (!seen) await createList(tx);
  refuseUnknown('The database', seen ?? new Map<string, string>(), known);
  const next = known.find(({ name }) => !seen?.has(name));
  if (!next) return false;
  await run(tx, next);
  return true;
}

async function createList(tx: Executor): Promise<void> {
  try {
    await sql`create table migrations (
      name text primary key,
      checksum text not null,
      run_at timestamptz not null default now()
    )`.execute(tx);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new StartupError('DATABASE_URL: the user may not create tables in this database');
  }
}

async function run(tx: Executor, migration: Migration): Promise<void> {
  const { name, text } = migration;
  try {
    // The driver of the embedded database takes one statement at a time: a block is one.
    await sql.raw(`do $migration$ begin\n${text}\nend $migration$`).execute(tx);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new StartupError(`The migration ${name} failed, nothing of it was kept: ${reason ?? ''}`);
  }
  await sql`
    insert into migrations (name, checksum, run_at)
    values (${name}, ${checksum(migration)}, clock_timestamp())`.execute(tx);
}
