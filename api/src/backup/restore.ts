import { sql, type Kysely } from 'kysely';
import { migrateWithin, checkApplied } from '../platform/database/migrate.ts';
import { readMigrations } from '../platform/database/migrations.ts';
import type { Database } from '../platform/database/schema.ts';
import type { Executor } from '../platform/database/types.ts';
import { StartupError } from '../../../settings.mjs';
import { setTextFormats, listTables, type Table } from './catalogue.ts';
import { readLines } from './file.ts';
import { leftOut, type Header } from './format.ts';
import { load } from './load.ts';

/**
 * Replaces the content of the database by a verified backup and migrates it, in one transaction.
 */
export async function restore(
  db: Kysely<Database>,
  { file, header, replace }: { file: string; header: Header; replace: boolean },
  migrations = readMigrations(),
): Promise<void> {
  const applied = new Map(Object.entries(header.migrations));
  checkApplied('The backup', applied, migrations);
  await db.transaction().execute(async (tx) => {
    await setTextFormats(tx);
    const present = await listTables(tx);
    await refuseOthers(tx, present, replace);
    await dropAll(tx);
    const then = migrations.filter(({ name }) => applied.has(name));
    await migrateWithin(tx, then);
    await emptyAll(tx);
    // The backup contains the rows that triggers would write.
    await setTriggers(tx, 'disable');
    await load(tx, readLines(file));
    await setTriggers(tx, 'enable');
    await migrateWithin(tx, migrations);
  });
}

async function refuseOthers(
  tx: Executor,
  present: readonly Table[],
  replace: boolean,
): Promise<void> {
  if (present.length > 0 && !present.some(({ name }) => name === 'migrations')) {
    throw new StartupError('The database holds the tables of another program: choose another one');
  }
  if (replace) return;
  for (const { name } of present) {
    if (name === 'migrations' || leftOut.includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
    if (rows.length > 0) {
      throw new StartupError(
        'The database is not empty: with --replace the backup takes the place of all that it holds',
      );
    }
  }
}

/** Drops everything that migrations create. */
async function dropAll(tx: Executor): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    with ours as (select current_schema()::regnamespace as space),
    extensions as (select objid from pg_depend where deptype = 'e')
    select format('drop table if exists %s cascade', c.oid::regclass) as statement
    from pg_class c, ours
    where c.relnamespace = space and c.relkind = 'r' and c.oid not in (table extensions)
    union all
    select format('drop function if exists %s cascade', p.oid::regprocedure)
    from pg_proc p, ours where p.pronamespace = space and p.oid not in (table extensions)`.execute(
    tx,
  );
  for (const { statement } of rows) await sql.raw(statement).execute(tx);
}

/** Removes rows that migrations inserted; the backup contains them. */
async function emptyAll(tx: Executor): Promise<void> {
  const tables = await listTables(tx);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`truncate ${sql.join(names)}`.execute(tx);
}

async function setTriggers(tx: Executor, state: 'disable' | 'enable'): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
  for (const { name } of await listTables(tx)) {
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(tx);
  }
}
