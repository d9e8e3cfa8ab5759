import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../plugins/database/migrate.ts';
import type { Database } from '../plugins/database/schema.ts';
import { openServer } from '../plugins/database/server.ts';
import type { OpenDatabase } from '../plugins/database/types.ts';

/**
 * A fresh, migrated database for one test file: in memory, or on the PostgreSQL server that
 * TEST_DATABASE_URL names. Call `close` at the end; it leaves nothing behind.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = server === undefined ? openInMemory() : await openScratch(server);
  await migrate(database.db);
  return database;
}

/** Empties every table. */
export async function clear(db: Kysely<Database>): Promise<void> {
  // All else hangs on these. Deleting few rows is faster than truncating many tables.
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  await db.deleteFrom('demo_loads').execute();
}

function openInMemory(): OpenDatabase {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  return { db, close: () => db.destroy() };
}

async function openScratch(server: string): Promise<OpenDatabase> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openServer(url.href);
  return {
    db,
    close: async () => {
      await close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
