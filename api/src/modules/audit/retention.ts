import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';

/** Rows and people per statement, so that none holds locks for long. */
const BATCH = 500;

/** How long entries are kept. */
export interface Retention {
  auditMonths: number;
  historyYears: number;
}

/**
 * Deletes audit entries that are too old, and the history of people without activity. Several
 * processes may run it at once.
 */
export async function deleteOldEntries(
  db: Executor,
  now: Date,
  { auditMonths, historyYears }: Retention,
  signal: AbortSignal,
): Promise<void> {
  const oldAudit = monthsBefore(now, auditMonths);
  while (!signal.aborted && (await deleteAudit(db, oldAudit)) === BATCH);
  const oldHistory = monthsBefore(now, 12 * historyYears);
  let last: string | null = null;
  do {
    last = await deleteHistory(db, oldHistory, last);
  } while (!signal.aborted && last !== null);
}

/** @returns the number of deleted entries, at most a batch */
async function deleteAudit(db: Executor, limit: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit')
    .where('id', 'in', (is) =>
      is
        .selectFrom('audit')
        .select('id')
        .where('at', '<', limit)
        .orderBy('at')
        .limit(BATCH)
        // Another process deletes them.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes history, sessions with the mentor, agreed steps and answers of the next people, by id, whose last activity is before the limit: a login, a
 * use of a session, a submission, saved progress or a change by others.
 * @param after id of the last person of the previous batch
 * @returns the same of this batch; null after the last
 */
async function deleteHistory(
  db: Executor,
  limit: Date,
  after: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with next_people as (
      select user_id, form_submitted_at from people
      where ${after}::uuid is null or user_id > ${after}::uuid
      order by user_id limit ${BATCH}
    ), inactive as (
      select user_id from next_people
      join users on users.id = user_id
      where users.created_at < ${limit}
        and coalesce(form_submitted_at < ${limit}, true)
        and not exists (select from known_addresses known
          where known.user_id = users.id and last_login_at >= ${limit})
        and not exists (select from sessions
          where sessions.user_id = users.id and last_used_at >= ${limit})
        and not exists (select from progress
          where progress.person_id = users.id and saved_at >= ${limit})
        and not exists (select from history
          where history.person_id = users.id and at >= ${limit})
    ), deleted as (
      delete from history where person_id in (select user_id from inactive)
    ), deleted_sessions as (
      delete from counselling_sessions where person_id in (select user_id from inactive)
    ), deleted_steps as (
      delete from agreed_steps where person_id in (select user_id from inactive)
    ), deleted_answers as (
      delete from answers where person_id in (select user_id from inactive)
    )
    select user_id as last from next_people order by user_id desc limit 1`.execute(db);
  return rows[0]?.last ?? null;
}

/** The last day of a shorter month replaces a day that it does not have. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0));
  earlier.setUTCDate(Math.min(moment.getUTCDate(), lastDay.getUTCDate()));
  return earlier;
}
