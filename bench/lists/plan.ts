import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { Database } from '../../api/src/platform/database/schema.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** Tables with a row for each person. */
const tablesOfPeople = ['people', 'users', 'roster', 'progress'];

/** Tables of people that a statement scans, and the kind of scan. */
export async function scansOf(db: Kysely<Database>, statement: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(
    CompiledQuery.raw(`explain (format json) ${statement.sql}`, [...statement.parameters]),
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan)));
}

/** One text for each scan, for example `Seq Scan roster` or `Index Only Scan roster_by_name`. */
function scansIn(node: Node): string[] {
  const below = (node.Plans ?? []).flatMap(scansIn);
  const index = node['Index Name'];
  const table = node['Relation Name'];
  if (index !== undefined) return [`${node['Node Type']} ${index}`, ...below];
  return table !== undefined && node['Node Type'] === 'Seq Scan' && tablesOfPeople.includes(table)
    ? [`Seq Scan ${table}`, ...below]
    : below;
}

export function isSequential(scan: string): boolean {
  return scan.startsWith('Seq Scan');
}

/** The version of the server, for the report. */
export async function versionOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(db);
  return rows[0]?.server_version ?? 'unknown';
}
