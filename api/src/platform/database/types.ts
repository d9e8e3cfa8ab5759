import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The database or a transaction. Within a transaction use only the transaction: the embedded
 * database has one session, so another statement would wait for itself.
 */
export type Executor = Kysely<Database>;

export interface OpenDatabase {
  db: Kysely<Database>;
  /** Closes all connections and releases the data folder. */
  close: () => Promise<void>;
  /** Use of the connection pool; not for the embedded database. */
  poolUse?: () => PoolUse;
  /** Listens for changes. @returns a function that stops it */
  listen: (listener: ChangeListener) => () => void;
}

/** Listener for committed changes of all processes. */
export interface ChangeListener {
  /** These people changed, or records shown to them. */
  changed: (personIds: readonly string[]) => void;
  /** Notices may have been lost: any person may have changed. */
  missed: () => void;
  /** The connection is lost; it is reopened automatically. */
  lost: (error: unknown) => void;
}

/** Number of used and idle connections, and of requests waiting for one. */
export interface PoolUse {
  inUse: number;
  idle: number;
  waiting: number;
}
