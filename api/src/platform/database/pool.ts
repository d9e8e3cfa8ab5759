import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isUnanswered } from './failures.ts';
import type { PoolUse } from './types.ts';

/**
 * Planner settings: random reads cost about as much as sequential ones (memory, SSD); JIT and
 * parallel workers only delay short statements. roles/roles.sql has the same.
 */
const planning = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/**
 * Settings for requests through a pooler in transaction mode, which refuses or drops settings of a
 * connection: the role has them.
 */
export const pooled: pg.PoolConfig = {
  // PostgreSQL is fastest with few connections per core and has 100 by default.
  max: 10,
  idleTimeoutMillis: 30_000,
  // Enforced by the client, when the server does not respond.
  query_timeout: 6_000,
};

/**
 * Settings for requests. The timeouts in ms are enforced by the server and are in roles/roles.sql,
 * too. `lock_timeout`, `statement_timeout` and `query_timeout` are in ascending order, so that the
 * most specific error comes first.
 */
export const serving: pg.PoolConfig = {
  ...pooled,
  // Maximum wait for a lock.
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  // Releases the locks of a process that hangs within a transaction.
  idle_in_transaction_session_timeout: 10_000,
  options: planning,
};

/** Settings for migrations, backup and restore: without the time limits that the role may have. */
export const withoutTimeouts: pg.PoolConfig = {
  max: 1,
  keepAlive: true,
  options: `${planning} -c lock_timeout=0 -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
};

/** Connection pool of a PostgreSQL server; broken connections are replaced. */
export interface ServerPool extends PostgresPool {
  use: () => PoolUse;
}

export function createPool(url: string, pace: pg.PoolConfig): ServerPool {
  const pool = new pg.Pool({
    connectionString: url,
    // For opening a connection, or waiting for a free one.
    connectionTimeoutMillis: 5_000,
    application_name: 'waymark-api',
    ...pace,
  });
  // Without listeners, an error of a connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => wrapClient(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
    use: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/**
 * Wraps a client. After a timeout its connection is closed, because the next query would wait for
 * the lost one.
 */
function wrapClient(client: pg.PoolClient): PostgresPoolClient {
  let lost = false;
  const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    try {
      return await client.query(text, values);
    } catch (error) {
      lost ||= isUnanswered(error);
      throw error;
    }
  };
  return {
    // Kysely uses only this overload, except for cursors.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => {
      client.release(destroy || lost);
    },
  };
}
