import { Kysely, PostgresDialect, sql } from 'kysely';
import { errorCode } from '../error-code.ts';
import { traceStatement } from '../tracing.ts';
import { createPool, pooled, serving } from './pool.ts';
import type { Database } from './schema.ts';

/** Time between two checks, in ms. */
const CHECK_INTERVAL_MS = 1_000;

/** Maximum lag in seconds; beyond it, all reads go to the primary. */
const MAX_LAG = 5;

/** Times in ms that leave enough of a request's time to ask the primary instead. */
const patience = { connectionTimeoutMillis: 1_000, query_timeout: 2_500 };

/** Lists of a session come from the primary for this time after its last write, in ms. */
const OWN_WRITE_MS = 10_000;

/** Whether a session whose last write was at this time, if any, still reads from the primary. */
export function readsPrimary(wroteAt: Date | null, now: Date): boolean {
  return wroteAt !== null && now.getTime() - wroteAt.getTime() < OWN_WRITE_MS;
}

/** A read replica of the primary. */
export interface Replica {
  db: Kysely<Database>;
  /** Seconds by which it is behind the primary; Infinity while it is unknown. */
  lag: () => number;
  isUsable: () => boolean;
  /** Called with the error of a read: it is not usable until a check succeeds. */
  fail: (error: unknown) => void;
  /**
   * Checks it repeatedly.
   * @param report called when it becomes usable (null), or unusable for a reason
   * @returns a function that stops the checks and closes its connections
   */
  watch: (report: (reason: string | null) => void) => () => Promise<void>;
}

/**
 * A read replica, usable once a check has succeeded.
 * @param isPooled whether there is a pooler between
 */
export function createReplica(url: string, primary: Kysely<Database>, isPooled: boolean): Replica {
  const pool = createPool(url, { ...(isPooled ? pooled : serving), ...patience });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: traceStatement });
  let lag = Infinity;
  let report: (reason: string | null) => void = () => undefined;
  /** The position of the primary that the replica has to reach. */
  let target: { lsn: string; since: number } | null = null;

  const isUsable = (): boolean => lag <= MAX_LAG;
  const setLag = (seconds: number, reason = `it is ${Math.round(seconds)} s behind`): void => {
    const wasUsable = isUsable();
    lag = seconds;
    if (isUsable() !== wasUsable) report(isUsable() ? null : reason);
  };
  const fail = (error: unknown): void => {
    target = null;
    setLag(Infinity, errorCode(error) ?? String(error));
  };
  // Compares positions: the last commit on a replica of an idle primary is old.
  const check = async (): Promise<void> => {
    target ??= { lsn: await currentPosition(primary), since: performance.now() };
    const isReached = await hasReached(db, target.lsn);
    const seconds = (performance.now() - target.since) / 1_000;
    if (isReached) target = null;
    setLag(isReached ? seconds : Math.max(lag, seconds));
  };
  const watch: Replica['watch'] = (listener) => {
    report = listener;
    const end = new AbortController();
    const run = async (): Promise<void> => {
      await check().catch(fail);
      if (!end.signal.aborted) timer = setTimeout(next, CHECK_INTERVAL_MS).unref();
    };
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void>;
    const next = (): void => {
      running = run();
    };
    running = run();
    return async () => {
      end.abort();
      clearTimeout(timer);
      await running;
      await db.destroy();
    };
  };
  return { db, lag: () => lag, isUsable, fail, watch };
}

async function currentPosition(primary: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`
    select pg_current_wal_lsn()::text as lsn`.execute(primary);
  return rows[0]?.lsn ?? '';
}

/** @throws when the server is not a replica: one that was promoted is on its own */
async function hasReached(db: Kysely<Database>, lsn: string): Promise<boolean> {
  const { rows } = await sql<{ is_replica: boolean; is_reached: boolean }>`
    select pg_is_in_recovery() as is_replica,
      coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as is_reached`.execute(db);
  if (rows[0]?.is_replica !== true) throw new Error('it is not a replica');
  return rows[0].is_reached;
}
