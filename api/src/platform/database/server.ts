import { Kysely, PostgresDialect, sql } from 'kysely';
import { errorCode } from '../error-code.ts';
import { StartupError } from '../../../../settings.mjs';
import { listenToServer } from './listen-server.ts';
import { traceStatement } from '../tracing.ts';
import { createPool, pooled, serving } from './pool.ts';
import type { PoolConfig } from 'pg';
import type { OpenDatabase } from './types.ts';
import type { Database } from './schema.ts';

interface ServerOptions {
  /** Limits of the pool. */
  pace?: PoolConfig;
  /** Address without a connection pooler, for LISTEN. With it the other address is a pooler. */
  directUrl?: string | undefined;
  /** The setting with the address, for error messages. */
  setting?: 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_MIGRATION_URL';
}

/** Opens the PostgreSQL server and checks the connection. */
export async function openServer(
  url: string,
  {
    directUrl,
    pace = directUrl === undefined ? serving : pooled,
    setting = 'DATABASE_URL',
  }: ServerOptions = {},
): Promise<OpenDatabase> {
  const pool = createPool(url, pace);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: traceStatement });
  try {
    await checkEncoding(db, setting);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${setting}: ${explain(error, new URL(url))}`);
  }
  return {
    db,
    close: () => db.destroy(),
    poolUse: pool.use,
    listen: (listener) => listenToServer(directUrl ?? url, listener),
  };
}

/** Warning about statements without a time limit; null when there is one. */
export async function timeoutWarning(db: Kysely<Database>): Promise<string | null> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  if (rows[0]?.statement_timeout !== '0') return null;
  return 'The database does not limit the time of statements: give the role of DATABASE_URL the settings of api/roles/roles.sql';
}

/** Connects. @throws StartupError when the database can not store every character */
async function checkEncoding(db: Kysely<Database>, setting: string): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new StartupError(
    `${setting}: the database has the encoding ${encoding ?? 'unknown'}; create one with UTF8`,
  );
}

/** Error message for a failed connection, without the password. */
function explain(error: unknown, url: URL): string {
  const server = `${url.hostname}:${url.port || '5432'}`;
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return `the server at ${server} refuses the user ${url.username} or the password`;
    case '3D000':
      return `the server at ${server} has no database ${url.pathname.slice(1)}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host ${url.hostname}`;
    default:
      return `no PostgreSQL can be reached at ${server} (${errorCode(error) ?? 'no answer in time'})`;
  }
}
