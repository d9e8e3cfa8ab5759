import type { Executor } from './types.ts';

/** Locks a mentor against changes. */
export async function lockMentorRow(tx: Executor, id: string): Promise<void> {
  await tx
    .selectFrom('mentors')
    .select('user_id')
    .where('user_id', '=', id)
    // Weaker than FOR UPDATE: foreign keys may still reference the mentor in transactions that have
    // locked a person.
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks people, or all people of a club or mentor, against changes. Lock clubs and mentors before
 * people: the same order everywhere avoids deadlocks.
 */
export async function lockPeople(
  tx: Executor,
  column: 'user_id' | 'club_id' | 'mentor_id',
  ...ids: string[]
): Promise<void> {
  await tx
    .selectFrom('people')
    .select('user_id')
    .where(column, 'in', ids)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks the mentor or person of an account, as every change of an account does first: one that has
 * read the email would write it back.
 */
export async function lockAccount(tx: Executor, id: string): Promise<void> {
  await lockMentorRow(tx, id);
  await lockPeople(tx, 'user_id', id);
}

/**
 * Locks the session with this hash of its token: it can't end before the transaction does.
 * @returns whether it has not ended
 */
export async function lockSession(tx: Executor, sessionHash: string): Promise<boolean> {
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('token_hash', '=', sessionHash)
    .where('status', 'is distinct from', 'inactive')
    // The weakest lock against its deletion: the writes of a session do not wait for each other.
    .forKeyShare('sessions')
    .executeTakeFirst();
  return session !== undefined;
}
