import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { extensions } from '../plugins/database/extensions.ts';
import { migrate } from '../plugins/database/migrate.ts';
import type { Database } from '../plugins/database/schema.ts';
import { openServer } from '../plugins/database/server.ts';
import type { OpenDatabase } from '../plugins/database/types.ts';

/** The PostgreSQL server that the tests may use; without one they run on the embedded database. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** A fresh, migrated database for one test file. Call `close` at the end; it leaves nothing behind. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  await migrate(database.db);
  return database;
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

/** An embedded database that ends with the process. */
export function openInMemory(): OpenDatabase {
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: new PGlite({ extensions }) }),
  });
  return { db, close: () => db.destroy() };
}

async function openScratch(server: string): Promise<OpenDatabase> {
  const scratch = await createScratch(server);
  const database = await openServer(scratch.url);
  return { ...database, close: () => database.close().then(scratch.drop) };
}

/** An empty database on the server, under its own address. */
export async function createScratch(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/** Runs a statement as the owner of the server. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
