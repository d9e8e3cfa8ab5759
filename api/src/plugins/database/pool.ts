import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isUnanswered } from './failures.ts';
import type { PoolUse } from './types.ts';

/**
 * How requests are served: what does not answer in time is given up. Each limit is longer than the
 * one it backs up, so that the clearest error comes first. All times in milliseconds.
 */
export const serving: pg.PoolConfig = {
  // PostgreSQL does best with a few connections for each of its cores; 100 is what it allows in all.
  max: 10,
  idleTimeoutMillis: 30_000,
  // A row that somebody else holds: a writer waits no longer than this.
  lock_timeout: 4_000,
  // Ended by the server.
  statement_timeout: 5_000,
  // Ended here: the server does not even say that it has ended it.
  query_timeout: 6_000,
  // A transaction that was left open by a process that hangs gives its locks back.
  idle_in_transaction_session_timeout: 10_000,
};

/** For migrations, backup and restore, whose statements may take as long as they need. */
export const unhurried: pg.PoolConfig = { max: 1, statement_timeout: 0, keepAlive: true };

/**
 * How statements are planned: a page read out of order costs about as much as the next one, from
 * memory and from today's disks; and what is made for long reports only delays short statements.
 */
const planning = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

/** The connections to a PostgreSQL server. One that breaks is replaced; none that breaks ends the process. */
export interface ServerPool extends PostgresPool {
  use: () => PoolUse;
}

export function createPool(url: string, pace: pg.PoolConfig): ServerPool {
  const pool = new pg.Pool({
    connectionString: url,
    // For a new connection, and for a free one of the pool.
    connectionTimeoutMillis: 5_000,
    application_name: 'waymark-api',
    options: planning,
    ...pace,
  });
  // Idle or lent to a transaction, an unheard error of a connection would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    connect: async () => lend(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
    use: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** A connection that did not answer is not lent again: the next query would wait behind the lost one. */
function lend(client: pg.PoolClient): PostgresPoolClient {
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
    // Kysely asks in this way alone, as long as it is given no cursors.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => {
      client.release(destroy || lost);
    },
  };
}
