import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server of the tests; without one they use PGlite. */
export const testServer = process.env['TEST_DATABASE_URL'];

/** Creates a database on the server: empty, or a copy of `template`. */
export async function createScratch(
  server: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `waymark_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template}`);
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
