import { sql } from 'kysely';
import type { Executor } from '../platform/database/types.ts';

/** A table, read from the system catalogue, so that new tables are included. */
export interface Table {
  name: string;
  /** Columns without generated ones. */
  columns: { name: string; type: string }[];
}

interface Row extends Table {
  refers_to: string[];
}

/** All tables; a table comes after the tables it references. */
export async function listTables(tx: Executor): Promise<Table[]> {
  const { rows } = await sql<Row>`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      (select coalesce(json_agg(r.relname), '[]')
        from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as refers_to
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`.execute(tx);
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

function inOrder(tables: readonly Row[]): Row[] {
  const placed: Row[] = [];
  while (placed.length < tables.length) {
    const names = new Set(placed.map(({ name }) => name));
    const next = tables.find(
      (table) => !names.has(table.name) && table.refers_to.every((other) => names.has(other)),
    );
    if (!next) throw new Error('tables reference each other in a cycle');
    placed.push(next);
  }
  return placed;
}

/** Last value of each sequence; null if unused. */
export async function readSequences(tx: Executor): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last
    from pg_sequences where schemaname = current_schema()`.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sets the text formats of values, independent of server defaults. */
export async function setTextFormats(tx: Executor): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(tx);
  await sql`set local intervalstyle = 'postgres'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
  await sql`set local bytea_output = 'hex'`.execute(tx);
}
