import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { inject } from 'vitest';
import { extensions } from '../plugins/database/extensions.ts';
import { listenEmbedded } from '../plugins/database/listen-embedded.ts';
import type { Database } from '../plugins/database/schema.ts';
import { openServer } from '../plugins/database/server.ts';
import type { OpenDatabase } from '../plugins/database/types.ts';
import { createScratch, testServer } from './scratch.ts';
import { templateDump } from './template.ts';

let embedded: OpenDatabase | undefined;

/** A migrated database for one test file, which clears it before each test. Call `close` at the end. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (testServer !== undefined) return openScratch(testServer, inject('template'));
  // Starting one takes longer than most files do: all that run in this process share it.
  embedded ??= openInMemory(await templateDump());
  return { ...embedded, close: () => Promise.resolve() };
}

/** A database of the file's own without any table. Call `close` at the end; it leaves nothing behind. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (testServer !== undefined) return openScratch(testServer);
  // Making one takes much longer than copying one.
  const database = openInMemory(await templateDump());
  await dropTables(database.db);
  return database;
}

/** Leaves a database without any table. */
export async function dropTables(db: Kysely<Database>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** Empties every table. */
export async function clear(db: Kysely<Database>): Promise<void> {
  // All else hangs on these. Deleting few rows is faster than truncating many tables.
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  await db.deleteFrom('idempotency_keys').execute();
  await db.deleteFrom('demo_loads').execute();
  await db.deleteFrom('deletion_requests').execute();
}

/** An embedded database that ends with the process: empty, or what `dump` holds. */
export function openInMemory(dump?: Blob): OpenDatabase {
  const pglite = new PGlite({ extensions, ...(dump && { loadDataDir: dump }) });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy(), listen: listenEmbedded(pglite, db) };
}

async function openScratch(server: string, template?: string): Promise<OpenDatabase> {
  const scratch = await createScratch(server, template);
  const database = await openServer(scratch.url);
  return { ...database, close: () => database.close().then(scratch.drop) };
}
