import { sql, type Kysely } from 'kysely';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../../../../settings.mjs';
import { checksum, isExpand, readMigrations, type Migration } from './migrations.ts';
import type { Executor } from './types.ts';
import type { Database } from './schema.ts';

/** Key of the advisory lock; must never change. */
const advisoryLock = 7_926_351;

/**
 * Runs the pending migrations in order, each in its own transaction. Concurrent processes wait for
 * the lock.
 *
 * @throws StartupError when a migration fails, was changed, or is unknown and no expand migration
 */
export async function migrate(
  db: Kysely<Database>,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  while (await db.transaction().execute((tx) => runNext(tx, migrations)));
}

/** @throws StartupError when a migration is pending, or as `migrate` does */
export async function checkMigrated(
  db: Executor,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const applied = (await appliedMigrations(db)) ?? new Map<string, string>();
  checkDatabase(applied, migrations);
  const pending = migrations.find(({ name }) => !applied.has(name));
  if (!pending) return;
  throw new StartupError(
    `The migration ${pending.name} has not run: run the migrations (npm run migrate) and start again`,
  );
}

/** Warning about expand migrations of a newer release that were run; null without any. */
export async function newerMigrationsWarning(
  db: Executor,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string | null> {
  const applied = [...((await appliedMigrations(db)) ?? new Map<string, string>()).keys()];
  const newer = applied.filter((name) => isUnknownExpand(name, migrations));
  if (newer.length === 0) return null;
  return `The database is newer than this program, which ignores the migrations ${newer.join(', ')}`;
}

/** Runs the pending migrations within a transaction. */
export async function migrateWithin(tx: Executor, migrations: readonly Migration[]): Promise<void> {
  while (await runNext(tx, migrations));
}

/** The migrations that were run, with their checksums; null without the table. */
export async function appliedMigrations(db: Executor): Promise<Map<string, string> | null> {
  const { rows: lists } = await sql<{ list: string | null }>`
    select to_regclass('migrations')::text as list`.execute(db);
  if (lists[0]?.list === null) return null;
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migrations order by name`.execute(db);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** @throws StartupError when a migration that was run is unknown or was changed */
export function checkApplied(
  what: string,
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  for (const [name, appliedChecksum] of applied) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!migration) {
      throw new StartupError(
        `${what} is newer than this program: it knows the migration ${name}. Use the newer program`,
      );
    }
    if (checksum(migration) !== appliedChecksum) {
      throw new StartupError(
        `The migration ${name} was changed after ${what.toLowerCase()} ran it: write a new one instead`,
      );
    }
  }
}

/** As `checkApplied`, but accepts unknown expand migrations: a newer release ran them. */
function checkDatabase(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): void {
  const checked = [...applied].filter(([name]) => !isUnknownExpand(name, migrations));
  checkApplied('The database', new Map(checked), migrations);
}

function isUnknownExpand(name: string, migrations: readonly Migration[]): boolean {
  return isExpand(name) && !migrations.some((migration) => migration.name === name);
}

/** @returns false when no migration is pending */
async function runNext(tx: Executor, migrations: readonly Migration[]): Promise<boolean> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(tx);
  const applied = await appliedMigrations(tx);
  if (!applied) await createTable(tx);
  checkDatabase(applied ?? new Map<string, string>(), migrations);
  const next = migrations.find(({ name }) => !applied?.has(name));
  if (!next) return false;
  await run(tx, next);
  return true;
}

async function createTable(tx: Executor): Promise<void> {
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
    // PGlite runs one statement per call; a DO block is one statement.
    await sql.raw(`do $migration$ begin\n${text}\nend $migration$`).execute(tx);
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new StartupError(`The migration ${name} failed and was rolled back: ${reason ?? ''}`);
  }
  await sql`
    insert into migrations (name, checksum, run_at)
    values (${name}, ${checksum(migration)}, clock_timestamp())`.execute(tx);
}
