import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { inject } from 'vitest';
import { extensions } from '../platform/database/embedded.ts';
import { listenEmbedded } from '../platform/database/listen-embedded.ts';
import type { Database } from '../platform/database/schema.ts';
import { openServer } from '../platform/database/server.ts';
import type { OpenDatabase } from '../platform/database/types.ts';
import { traceStatement } from '../platform/tracing.ts';
import { urlAs } from './roles.ts';
import { createScratch, testServer } from './scratch.ts';
import { templateDump } from './template.ts';

let embedded: OpenDatabase | undefined;

/** A migrated database for one test file. Call `close` at the end. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (testServer !== undefined) return openScratch(testServer, inject('template'));
  // Starting PGlite is slow: test files of a process share it.
  embedded ??= openInMemory(await templateDump());
  return { ...embedded, close: () => Promise.resolve() };
}

/** An empty database without tables for one test file. Call `close` at the end. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (testServer !== undefined) return openScratch(testServer);
  // Copying the template is faster than initialising.
  const database = openInMemory(await templateDump());
  await dropTables(database.db);
  return database;
}

/** Drops all tables. */
export async function dropTables(db: Kysely<Database>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

/** Deletes all rows. */
export async function clear(db: Kysely<Database>): Promise<void> {
  // Other rows are deleted by cascade. For few rows this is faster than truncating.
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  await db.deleteFrom('idempotency_keys').execute();
  await db.deleteFrom('registrations').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.deleteFrom('mail_pause').execute();
  await db.deleteFrom('administrator_additions').execute();
  await db.deleteFrom('demo_loads').execute();
  await db.deleteFrom('deletion_requests').execute();
  await db.deleteFrom('audit').execute();
  await db.deleteFrom('concerns').execute();
}

/** An in-memory database, empty or from a dump. */
export function openInMemory(dump?: Blob): OpenDatabase {
  const pglite = new PGlite({ extensions, ...(dump && { loadDataDir: dump }) });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), log: traceStatement });
  return { db, close: () => db.destroy(), listen: listenEmbedded(pglite, db) };
}

async function openScratch(server: string, template?: string): Promise<OpenDatabase> {
  const scratch = await createScratch(server, template);
  // Copies of the template are used like in production: by a role that may only change rows.
  const url = template === undefined ? scratch.url : urlAs(scratch.url, inject('roles').api);
  const database = await openServer(url);
  return { ...database, close: () => database.close().then(scratch.drop) };
}
