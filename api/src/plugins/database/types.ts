import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * What a repository runs its statements on: the database, or the transaction it is part of. Inside
 * a transaction only the transaction may be used: the embedded database has one session, and would
 * wait for itself.
 */
export type Executor = Kysely<Database>;

export interface OpenDatabase {
  db: Kysely<Database>;
  /** Ends all connections and gives the data folder back. */
  close: () => Promise<void>;
  /** Of a server's pool; the embedded database has none. */
  poolUse?: () => PoolUse;
  /** Begins to hear of changes in the background. @returns what ends that */
  listen: (listener: ChangeListener) => () => void;
}

/** Hears of the changes of all processes that use the database. */
export interface ChangeListener {
  /** These people, or what they are shown of others, were changed: the change is committed. */
  changed: (personIds: readonly string[]) => void;
  /** Changes may have gone unheard: anybody may have been changed. */
  missed: () => void;
  /** No change can be heard of for now; the next try comes by itself. */
  lost: (error: unknown) => void;
}

/** How many connections are in use and idle, and how many requests wait for one. */
export interface PoolUse {
  inUse: number;
  idle: number;
  waiting: number;
}
