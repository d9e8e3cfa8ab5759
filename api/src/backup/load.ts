import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Executor } from '../platform/database/types.ts';
import { listTables, type Table } from './catalogue.ts';
import { isRow, SequencesLine, TableLine } from './format.ts';

/** Characters of rows per statement. */
const batch = 500_000;

/** Inserts the lines of a backup into empty tables of the same version. */
export async function load(tx: Executor, lines: AsyncIterable<string>): Promise<void> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  let store: (rows: string[]) => Promise<unknown> = () => Promise.resolve();
  let rows: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await store(rows);
    rows = [];
    size = 0;
  };
  for await (const line of lines) {
    if (isRow(line)) {
      rows.push(line);
      size += line.length;
      if (size > batch) await flush();
      continue;
    }
    await flush();
    const part: unknown = JSON.parse(line);
    if (Value.Check(TableLine, part)) store = storer(tx, tables.get(part.table), part.columns);
    if (Value.Check(SequencesLine, part)) await setSequences(tx, part.sequences);
  }
}

function storer(tx: Executor, table: Table | undefined, columns: readonly string[]) {
  if (!table) throw new Error('the backup has a table that its migrations do not create');
  const typeOf = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = columns.map(
    (name, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(typeOf.get(name) ?? 'text')}`,
  );
  return (rows: string[]) =>
    sql`insert into ${sql.table(table.name)} (${sql.join(columns.map((name) => sql.ref(name)))})
      overriding system value
      select ${sql.join(values)}
      from json_array_elements(${`[${rows.join(',')}]`}::text::json) r`.execute(tx);
}

async function setSequences(tx: Executor, last: Record<string, string | null>): Promise<void> {
  for (const [name, value] of Object.entries(last)) {
    if (value === null) continue;
    await sql`select setval(quote_ident(${name}::text)::regclass, ${value}::text::bigint)`.execute(
      tx,
    );
  }
}
