import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Config } from '../platform/config.ts';
import { openUnmigrated } from '../platform/database/open.ts';
import type { OpenDatabase } from '../platform/database/types.ts';
import { errorCode } from '../platform/error-code.ts';
import { StartupError } from '../../../settings.mjs';
import { dump } from './dump.ts';
import { checkBackup, readLines } from './file.ts';
import { isRow, TableLine } from './format.ts';
import { restore } from './restore.ts';
import { backupsIn } from './retention.ts';

/** Result of a restore into a temporary database; times in seconds. */
export interface Drill {
  file: string;
  /** Time of the backup. */
  at: string;
  rows: number;
  verified: number;
  restored: number;
  /** Tables with other rows than the backup; null after migrations of a newer release. */
  differing: string[] | null;
}

/**
 * Restores a backup into a temporary database beside that of the settings, and compares all rows.
 * @param place a backup, or a folder whose newest is taken
 */
export async function runDrill(place: string, config: Config): Promise<Drill> {
  const file = statSync(place, { throwIfNoEntry: false })?.isDirectory() ? newestIn(place) : place;
  const [verified, { header, rows }] = await timed(() => checkBackup(file));
  const { database, remove } = await openTemporary(config);
  try {
    const { db } = database;
    const [restored] = await timed(() => restore(db, { file, header, replace: false }));
    const before = await digestsOf(readLines(file));
    const after = await db.transaction().execute((tx) => digestsOf(linesOf(dump(tx, new Date()))));
    const isSameRelease = before.get('migrations') === after.get('migrations');
    const differing = [...before.keys()].filter((name) => before.get(name) !== after.get(name));
    return {
      file,
      at: header.at,
      rows,
      verified,
      restored,
      differing: isSameRelease ? differing : null,
    };
  } finally {
    await database.close();
    await remove();
  }
}

function newestIn(folder: string): string {
  const [newest] = backupsIn(readdirSync(folder));
  if (newest === undefined) {
    throw new StartupError(
      `There is no scheduled backup in ${folder}; give the file of another one`,
    );
  }
  return join(folder, newest);
}

async function timed<T>(action: () => Promise<T>): Promise<[seconds: number, result: T]> {
  const start = performance.now();
  const result = await action();
  return [(performance.now() - start) / 1_000, result];
}

interface Temporary {
  database: OpenDatabase;
  /** Deletes it after it was closed. */
  remove: () => Promise<void>;
}

async function openTemporary(config: Config): Promise<Temporary> {
  const url = config.databaseMigrationUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
  if (url === undefined) {
    const dataDir = mkdtempSync(join(tmpdir(), 'waymark-drill-'));
    const database = await openUnmigrated({ ...config, dataDir });
    const remove = (): Promise<void> => {
      rmSync(dataDir, { recursive: true });
      return Promise.resolve();
    };
    return { database, remove };
  }
  const name = `waymark_drill_${process.pid}`;
  const temporary = new URL(url);
  temporary.pathname = `/${name}`;
  await onServer(config, `create database ${name} template template0 encoding 'UTF8'`);
  const remove = (): Promise<void> => onServer(config, `drop database ${name} with (force)`);
  try {
    const database = await openUnmigrated({ ...config, databaseMigrationUrl: temporary.href });
    return { database, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function onServer(config: Config, statement: string): Promise<void> {
  const { db, close } = await openUnmigrated(config);
  try {
    await sql.raw(statement).execute(db);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new StartupError(
      'A drill needs a user who may create databases: set DATABASE_MIGRATION_URL to one for it',
    );
  } finally {
    await close();
  }
}

async function* linesOf(batches: AsyncIterable<string[]>): AsyncGenerator<string> {
  for await (const lines of batches) yield* lines;
}

/** A digest of the rows of each table, independent of their order. */
async function digestsOf(lines: AsyncIterable<string>): Promise<Map<string, string>> {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  let table = { rows: 0, sum: 0n };
  for await (const line of lines) {
    if (isRow(line)) {
      table.rows += 1;
      table.sum += createHash('sha256').update(line).digest().readBigUInt64LE();
      continue;
    }
    const part: unknown = JSON.parse(line);
    if (!Value.Check(TableLine, part)) continue;
    table = { rows: 0, sum: 0n };
    sums.set(part.table, table);
  }
  return new Map([...sums].map(([name, { rows, sum }]) => [name, `${rows} rows ${sum}`]));
}
