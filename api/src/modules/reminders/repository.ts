import { sql } from 'kysely';
import { addDays, startOfDay, today, type Clock } from '../../domain/calendar.ts';
import type { Role } from '../../domain/words.ts';
import type { Condition } from '../../platform/database/conditions.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { DueReminder } from './due.ts';

/** How long marks are kept: longer than a reminder is due. */
const KEPT_DAYS = 30;

/** For statements that select from `users`: the account is active and its mails are not turned off. */
const wantsMails: Condition = sql`(users.status is distinct from 'inactive' and not exists (
  select from update_mails where update_mails.user_id = users.id and not update_mails.wanted))`;

/**
 * Marks a reminder as sent for accounts that lack the mark; other processes wait and then skip them.
 * @returns the ids of the accounts
 */
export async function markSent(
  tx: Executor,
  reminder: DueReminder,
  clock: Clock,
  limit: number,
): Promise<string[]> {
  const { kind, day } = reminder;
  const rows = await tx
    .insertInto('sent_reminders')
    .columns(['kind', 'account_id', 'day'])
    .expression(
      selectRecipients(tx, reminder, clock)
        .select((is) => [
          is.val<string>(kind).as('kind'),
          'users.id as account_id',
          is.val(day).as('day'),
        ])
        .where(wantsMails)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('sent_reminders')
                .select('kind')
                .whereRef('account_id', '=', 'users.id')
                .where('kind', '=', kind)
                .where('day', '=', day),
            ),
          ),
        )
        .orderBy('users.id')
        .limit(limit),
    )
    .onConflict((sent) => sent.doNothing())
    .returning('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** The account of a reminder; null if it is inactive or its mails were turned off meanwhile. */
export async function findRecipient(
  db: Executor,
  id: string,
): Promise<{ email: string; role: Role } | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where(wantsMails)
    .executeTakeFirst();
  return row ?? null;
}

/** Planned sessions of a person or a mentor on a day that have not begun. */
export function listSessions(
  db: Executor,
  accountId: string,
  day: string,
  clock: Clock,
): Promise<{ at: Date; place: string | null }[]> {
  return selectSessions(db, day, clock)
    .select(['counselling_sessions.at', 'counselling_sessions.place'])
    .where((is) =>
      is.or([is('people.user_id', '=', accountId), is('people.mentor_id', '=', accountId)]),
    )
    .orderBy('counselling_sessions.at')
    .orderBy('counselling_sessions.number')
    .execute();
}

/** Deletes marks of days long past. */
export async function deleteOldMarks(db: Executor, clock: Clock): Promise<void> {
  const first = addDays(today(clock), -KEPT_DAYS);
  await db.deleteFrom('sent_reminders').where('day', '<', first).execute();
}

/** The accounts that a reminder is for. */
function selectRecipients(db: Executor, { kind, day, dueAt }: DueReminder, clock: Clock) {
  const users = db.selectFrom('users');
  if (kind !== 'session-reminder') {
    const role = kind === 'mentor-digest' ? 'mentor' : 'admin';
    return users.where('role', '=', role);
  }
  const sessions = selectSessions(db, day, clock).where((is) =>
    is.or([
      is('counselling_sessions.day_set_at', 'is', null),
      is('counselling_sessions.day_set_at', '<=', dueAt),
    ]),
  );
  return users.where('users.id', 'in', () =>
    sessions
      .select('people.user_id')
      .union(sessions.select('people.mentor_id as user_id').$narrowType<{ user_id: string }>()),
  );
}

/** Planned sessions on a day that have not begun, of active people with an active mentor. */
function selectSessions(db: Executor, day: string, { now, timeZone }: Clock) {
  return db
    .selectFrom('counselling_sessions')
    .innerJoin('people', 'people.user_id', 'counselling_sessions.person_id')
    .innerJoin('users as person', 'person.id', 'people.user_id')
    .innerJoin('users as mentor', 'mentor.id', 'people.mentor_id')
    .where('counselling_sessions.status', '=', sql.lit('planned'))
    .where('counselling_sessions.at', '>', now())
    .where('counselling_sessions.at', '>=', startOfDay(day, timeZone))
    .where('counselling_sessions.at', '<', startOfDay(addDays(day, 1), timeZone))
    .where('person.status', 'is distinct from', 'inactive')
    .where('mentor.status', 'is distinct from', 'inactive');
}
