import { sql } from 'kysely';
import { appliedMigrations } from '../platform/database/migrate.ts';
import type { Executor } from '../platform/database/types.ts';
import { StartupError } from '../../../settings.mjs';
import { setTextFormats, listTables, readSequences, type Table } from './catalogue.ts';
import { leftOut, type Header } from './format.ts';

/** Number of rows in memory. */
const batch = 1000;

/** The lines of a backup without its checksum line, in batches, from one snapshot. */
export async function* dump(tx: Executor, at: Date): AsyncGenerator<string[]> {
  await setTextFormats(tx);
  const migrations = await appliedMigrations(tx);
  if (!migrations) throw new StartupError('The database is empty: there is nothing to back up');
  const header: Header = {
    waymark: 'backup',
    format: 1,
    at: at.toISOString(),
    migrations: Object.fromEntries(migrations),
  };
  yield [JSON.stringify(header)];
  for (const table of await listTables(tx)) {
    if (!leftOut.includes(table.name)) yield* dumpTable(tx, table);
  }
  yield [JSON.stringify({ sequences: await readSequences(tx) })];
}

async function* dumpTable(tx: Executor, { name, columns }: Table): AsyncGenerator<string[]> {
  yield [JSON.stringify({ table: name, columns: columns.map((column) => column.name) })];
  const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`);
  await sql`declare rows_of_table no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.lit(batch)} from rows_of_table`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close rows_of_table`.execute(tx);
}
