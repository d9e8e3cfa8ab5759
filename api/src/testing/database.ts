import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { inject } from 'vitest';
import { extensions } from '../plugins/database/extensions.ts';
import type { Database } from '../plugins/database/schema.ts';
import { openServer } from '../plugins/database/server.ts';
import type { OpenDatabase } from '../plugins/database/types.ts';
import { createScratch, testServer } from './scratch.ts';
import { templateDump } from './template.ts';

/** A fresh, migrated database for one test file. Call `close` at the end; it leaves nothing behind. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return testServer === undefined
    ? openInMemory(await templateDump())
    : openScratch(testServer, inject('template'));
}

/** The same without any table. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  return testServer === undefined ? openInMemory() : openScratch(testServer);
}

/** Empties every table. */
export async function clear(db: Kysely<Database>): Promise<void> {
  // All else hangs on these. Deleting few rows is faster than truncating many tables.
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  await db.deleteFrom('idempotency_keys').execute();
  await db.deleteFrom('demo_loads').execute();
}

/** An embedded database that ends with the process: empty, or what `dump` holds. */
export function openInMemory(dump?: Blob): OpenDatabase {
  const pglite = new PGlite({ extensions, ...(dump && { loadDataDir: dump }) });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  return { db, close: () => db.destroy() };
}

async function openScratch(server: string, template?: string): Promise<OpenDatabase> {
  const scratch = await createScratch(server, template);
  const database = await openServer(scratch.url);
  return { ...database, close: () => database.close().then(scratch.drop) };
}
