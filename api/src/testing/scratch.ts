import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server of the tests; without one they use PGlite. */
export const testServer = process.env['TEST_DATABASE_URL'];

/**
 * Creates a database on the server: empty, or a copy of `template`. The name of a copy begins with
 * that of its template.
 */
export async function createScratch(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${template ?? 'waymark_test'}_${randomUUID().slice(0, 13).replace('-', '')}`;
  await onServer(server, `create database ${name} template ${template ?? 'template1'}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Drops the copies of a template that workers have left. */
export async function dropCopies(server: string, template: string): Promise<void> {
  const names = `select datname from pg_database where starts_with(datname, '${template}_')`;
  for (const { datname } of await onServer(server, names)) {
    await onServer(server, `drop database ${datname} with (force)`);
  }
}

/** Runs a statement as the owner of the server; returns its rows. */
export async function onServer(
  server: string,
  statement: string,
): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}
