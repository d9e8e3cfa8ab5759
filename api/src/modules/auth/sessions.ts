import { sql } from 'kysely';
import { readsPrimary } from '../../platform/database/replica.ts';
import type { FindSession, SessionEnd } from '../../platform/http/signed-in.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { withdrawPendingEmail } from './pending-emails.ts';
import { withdrawLinksOf } from './resets.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A session expires without use for this time, in ms. */
const IDLE_TIMEOUT_MS = 12 * hour;
/** Maximum age of a session, in ms. */
const MAX_AGE_MS = 7 * 24 * hour;
/** Maximum number of valid sessions of an account. */
const MAX_SESSIONS = 20;
/** Precision of the last use, to save writes, in ms. */
const USE_PRECISION_MS = minute;

/** Stored length of the User-Agent. */
const USER_AGENT_LENGTH = 300;

interface SessionOptions {
  userAgent?: string | undefined;
  /** See `SignedIn`. */
  secondFactorDue?: boolean;
}

/** Starts a session; beyond the maximum the oldest ends. @returns its bearer token */
export async function startSession(
  db: Executor,
  userId: string,
  now: Date,
  { userAgent, secondFactorDue = false }: SessionOptions = {},
): Promise<string> {
  const token = newToken();
  // Until the end of the transaction, so that concurrent logins count each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${userId}`}, 0))`.execute(db);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + MAX_AGE_MS),
      user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      second_factor_due: secondFactorDue,
    })
    .execute();
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (is) =>
      is
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('last_used_at', '>', before(now, IDLE_TIMEOUT_MS))
        .orderBy('created_at', 'desc')
        // Sorts the new session first, so that it is kept.
        .orderBy((one) => one('token_hash', '=', hashToken(token)), 'desc')
        .offset(MAX_SESSIONS),
    )
    .execute();
  return token;
}

/** The account has turned on the second factor that its sessions waited for. */
export async function endSecondFactorDue(tx: Executor, userId: string): Promise<void> {
  const change = { second_factor_due: false };
  await tx.updateTable('sessions').set(change).where('user_id', '=', userId).execute();
}

/** Ends the session of a token. */
export async function endSession(db: Executor, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/**
 * Ends all sessions of users. Withdraws a new email and unused links to first passwords that the
 * sessions have made, too: a thief of a session, or of a copy of its token, must not keep them.
 * @returns the number of ended sessions
 */
export async function endSessions(db: Executor, ...userIds: string[]): Promise<number> {
  const ended = db.deleteFrom('sessions').where('user_id', 'in', userIds);
  const hashes = (await ended.returning('token_hash').execute()).map((one) => one.token_hash);
  await withdrawLinks(db, userIds, hashes);
  return hashes.length;
}

/** As `endSessions`, except the session of a token. */
export function endOtherSessions(db: Executor, userId: string, token: string): Promise<number> {
  return endSessionsExcept(db, userId, hashToken(token));
}

/** As `endSessions`, except the session with this hash of its token. */
export async function endSessionsExcept(
  db: Executor,
  userId: string,
  sessionHash: string,
): Promise<number> {
  const others = db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', sessionHash);
  const hashes = (await others.returning('token_hash').execute()).map((one) => one.token_hash);
  await withdrawLinks(db, [userId], hashes);
  return hashes.length;
}

/** After the end of the sessions: a write of one holds it until it has stored its links. */
async function withdrawLinks(db: Executor, userIds: string[], hashes: string[]): Promise<void> {
  await withdrawPendingEmail(db, ...userIds);
  await withdrawLinksOf(db, hashes);
}

/** A session in the list of its user. */
export interface Session {
  id: string;
  begunAt: Date;
  /** Precise to the minute. */
  lastUsedAt: Date;
  userAgent: string | null;
  /** The session of the given token. */
  isCurrent: boolean;
}

/** Valid sessions of a user: the one of the token first, then by last use. */
export async function listSessions(
  db: Executor,
  userId: string,
  { token, at }: { token: string; at: Date },
): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'user_agent'])
    .select((is) => is('token_hash', '=', hashToken(token)).as('is_current'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .where('last_used_at', '>', before(at, IDLE_TIMEOUT_MS))
    .orderBy('is_current', 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    begunAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
    isCurrent: Boolean(row.is_current),
  }));
}

/** Finds the user of a token and records the use. */
export function sessionFinder(
  deps: Pick<Dependencies, 'db' | 'now' | 'requiresSecondFactor'>,
): FindSession {
  return async (token, isUse) => {
    const { db, now } = deps;
    const at = now();
    const session = await findOpenSession(db, token, at);
    if (!session) return null;
    const { id, name, role, last_used_at: lastUse, expires_at: expiry } = session;
    const isRecorded = isUse && lastUse <= before(at, USE_PRECISION_MS);
    if (isRecorded) await noteUse(db, token, at);
    // Not once the operator has withdrawn the setting.
    const secondFactorDue = deps.requiresSecondFactor && session.second_factor_due;
    const hasJustWritten = readsPrimary(session.wrote_at, at);
    return {
      user: { id, name, role, secondFactorDue, hasJustWritten, sessionHash: hashToken(token) },
      end: sessionEnd(isRecorded ? at : lastUse, expiry, at),
    };
  };
}

function sessionEnd(lastUse: Date, expiry: Date, at: Date): SessionEnd {
  const idle = lastUse.getTime() + IDLE_TIMEOUT_MS;
  const isFinal = expiry.getTime() <= idle;
  const end = isFinal ? expiry.getTime() : idle;
  return { seconds: Math.floor((end - at.getTime()) / 1_000), isFinal };
}

/** Checks whether the session of a token is valid, without recording a use. */
export function sessionChecker({
  db,
  now,
}: Pick<Dependencies, 'db' | 'now'>): (token: string) => Promise<boolean> {
  return async (token) => (await findOpenSession(db, token, now())) !== null;
}

async function findOpenSession(db: Executor, token: string, at: Date) {
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.role', 'users.status'])
    .select(['sessions.last_used_at', 'sessions.expires_at', 'sessions.second_factor_due'])
    .select('sessions.wrote_at')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', at)
    .where('last_used_at', '>', before(at, IDLE_TIMEOUT_MS))
    .executeTakeFirst();
  return session && session.status !== 'inactive' ? session : null;
}

async function noteUse(db: Executor, token: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Records a write of a session. */
export async function noteWrite(db: Executor, token: string, at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ wrote_at: at })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}
