import { Kysely, PostgresDialect, sql } from 'kysely';
import { ConfigError, errorCode } from '../startup-error.ts';
import { listenToServer } from './listen-server.ts';
import { createPool, serving } from './pool.ts';
import type { OpenDatabase } from './types.ts';
import type { Database } from './schema.ts';

/**
 * Opens the PostgreSQL server and checks the connection.
 * @param directUrl address without a connection pooler, for LISTEN
 */
export async function openServer(
  url: string,
  pace = serving,
  directUrl = url,
): Promise<OpenDatabase> {
  const pool = createPool(url, pace);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw explain(error, new URL(url));
  }
  return {
    db,
    close: () => db.destroy(),
    poolUse: pool.use,
    listen: (listener) => listenToServer(directUrl, listener),
  };
}

/** Error message for a failed connection, without the password. */
function explain(error: unknown, url: URL): ConfigError {
  const server = `${url.hostname}:${url.port || '5432'}`;
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return new ConfigError(
        `DATABASE_URL: the server at ${server} refuses the user ${url.username} or the password`,
      );
    case '3D000':
      return new ConfigError(
        `DATABASE_URL: the server at ${server} has no database ${url.pathname.slice(1)}`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`DATABASE_URL: there is no host ${url.hostname}`);
    default: {
      const reason = errorCode(error) ?? 'no answer in time';
      return new ConfigError(`DATABASE_URL: no PostgreSQL can be reached at ${server} (${reason})`);
    }
  }
}
