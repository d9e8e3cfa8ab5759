import { userInfo } from 'node:os';
import { startOwnPostgres } from './own-postgres.mjs';

const LOCAL = '127.0.0.1:5432';
const CONNECT_WITHIN_MS = 3_000;

async function canCreateDatabases(connectionString) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // Without a listener, a lost connection would be an uncaught exception.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A PostgreSQL server for temporary databases of tests: TEST_DATABASE_URL, else an accessible local
 * one, else one of our own. Returns its address, a description and a function that stops it.
 */
export async function findPostgres() {
  const nothing = async () => undefined;
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, from: 'TEST_DATABASE_URL', stop: nothing };
  }
  for (const user of ['postgres', encodeURIComponent(userInfo().username)]) {
    const url = `postgres://${user}@${LOCAL}/postgres`;
    if (await canCreateDatabases(url)) return { url, from: LOCAL, stop: nothing };
  }
  return startOwnPostgres();
}
