import type { FindSession } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;
/** A session ends when it was not used for so long … */
const idleLimit = 12 * hour;
/** … or when it is so old. */
const ageLimit = 7 * 24 * hour;
/** Uses are noted at most so often, to spare a write on every call. */
const noteEvery = minute;

/** How much of a User-Agent is kept: the beginning says all that is shown. */
const agentLength = 300;

/** Starts a session. @returns its bearer token */
export async function startSession(
  db: Executor,
  userId: string,
  now: Date,
  userAgent?: string,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + ageLimit),
      user_agent: userAgent?.slice(0, agentLength) ?? null,
    })
    .execute();
  return token;
}

/** Ends the session of a token at once. */
export async function endSession(db: Executor, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

/** Ends all sessions of a user at once. */
export async function endSessions(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends all sessions of a user at once, but for the one with this token. @returns how many */
export async function endOtherSessions(
  db: Executor,
  userId: string,
  token: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashToken(token))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** A session as its user may see it. */
export interface Session {
  id: string;
  begunAt: Date;
  /** To the minute. */
  lastUsedAt: Date;
  userAgent: string | null;
  /** The one of the token that was given. */
  isCurrent: boolean;
}

/** The sessions of a user that are let in at present: the one of the token, then the last used. */
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
    .where('last_used_at', '>', before(at, idleLimit))
    .orderBy('is_current', 'desc')
    .orderBy('last_used_at', 'desc')
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

/** Removes sessions that are too old, some at a time; idle ones are let in no more until then. */
export async function forgetExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (is) =>
      is
        .selectFrom('sessions')
        .select('token_hash')
        .where('expires_at', '<=', now)
        .limit(500)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Finds who a token belongs to, and notes that it was used. */
export function sessionFinder({ db, now }: Pick<Dependencies, 'db' | 'now'>): FindSession {
  return async (token) => {
    const at = now();
    const session = await findOpenSession(db, token, at);
    if (!session) return null;
    if (session.last_used_at <= before(at, noteEvery)) await noteUse(db, token, at);
    return { id: session.id, name: session.name, role: session.role };
  };
}

/** Says whether the session of a token is still open; looking at it is no use of it. */
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
    .select(['users.id', 'users.name', 'users.role', 'users.status', 'sessions.last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', at)
    .where('last_used_at', '>', before(at, idleLimit))
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

function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}
