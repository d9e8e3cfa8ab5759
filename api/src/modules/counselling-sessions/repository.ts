import { sql } from 'kysely';
import { dayIn, type Clock } from '../../domain/calendar.ts';
import type { SessionStatus } from '../../platform/database/counselling-tables.ts';
import type { Executor } from '../../platform/database/types.ts';
import { appendHistory, type Action } from '../history/append.ts';
import { shownSession, type NextSession } from './next-session.ts';

/** The planned session of a person; whoever changes it has locked the person. */
export async function findPlannedSession(
  db: Executor,
  personId: string,
): Promise<NextSession | null> {
  const row = await db
    .selectFrom('counselling_sessions')
    .select(['id', 'at', 'place', 'sequence'])
    .where('person_id', '=', personId)
    .where('status', '=', 'planned')
    .executeTakeFirst();
  return row ?? null;
}

/** Plans a session, or moves the planned one. @param clock at the time of the change */
export async function planSession(
  tx: Executor,
  { personId, planned, clock }: { personId: string; planned: NextSession | null; clock: Clock },
  values: Pick<NextSession, 'at' | 'place'>,
): Promise<NextSession> {
  const columns = ['id', 'at', 'place', 'sequence'] as const;
  if (!planned) {
    return tx
      .insertInto('counselling_sessions')
      .values({ person_id: personId, ...values, day_set_at: clock.now() })
      .returning(columns)
      .executeTakeFirstOrThrow();
  }
  const dayOf = dayIn(clock.timeZone);
  const isMovedToAnotherDay = dayOf(values.at) !== dayOf(planned.at);
  return tx
    .updateTable('counselling_sessions')
    .set({ ...values, sequence: planned.sequence + 1 })
    .$if(isMovedToAnotherDay, (moved) => moved.set({ day_set_at: clock.now() }))
    .where('id', '=', planned.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Ends the planned session of a person, with a history entry. */
export async function endPlannedSession(
  tx: Executor,
  personId: string,
  session: NextSession,
  { status, ...act }: Action & { status: Exclude<SessionStatus, 'planned'> },
): Promise<void> {
  await tx
    .updateTable('counselling_sessions')
    .set({ status })
    .where('id', '=', session.id)
    .execute();
  await appendHistory(tx, {
    ...act,
    personId,
    what: 'next session',
    before: shownSession(session, 'planned'),
    after: shownSession(session, status),
  });
}

/** Ends the planned session as held if its time is over: progress of the person was saved. */
export async function holdPlannedSession(
  tx: Executor,
  personId: string,
  act: Action,
): Promise<void> {
  const session = await findPlannedSession(tx, personId);
  if (!session || session.at > act.at) return;
  await endPlannedSession(tx, personId, session, { ...act, status: 'held' });
}

/** Number of sessions of the mentor's present people in a time, without those of inactive people. */
export function countSessions(
  db: Executor,
  mentorId: string,
  { from, before }: { from: Date; before: Date },
): Promise<{ held: number; all: number }> {
  return db
    .selectFrom('counselling_sessions')
    .innerJoin('people', 'people.user_id', 'counselling_sessions.person_id')
    .innerJoin('users', 'users.id', 'people.user_id')
    .select([
      sql<number>`(count(*) filter (where counselling_sessions.status = 'held'))::integer`.as(
        'held',
      ),
      sql<number>`count(*)::integer`.as('all'),
    ])
    .where('people.mentor_id', '=', mentorId)
    .where('users.status', 'is distinct from', 'inactive')
    .where('counselling_sessions.at', '>=', from)
    .where('counselling_sessions.at', '<', before)
    .executeTakeFirstOrThrow();
}
