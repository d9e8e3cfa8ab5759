import { sql } from 'kysely';
import type { Executor } from '../../platform/database/types.ts';
import { kindsWithOwnEnd } from './outbox.ts';
import { deleteMails, type WaitingMail } from './repository.ts';
import { LONGEST_MS } from './retries.ts';

/** How long given up mails are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Gives a mail up: it stays for administrators, unless it is of no use on another day. */
export async function giveUpMail(
  db: Executor,
  { id, kind }: WaitingMail,
  now: Date,
  code: string | undefined,
): Promise<void> {
  if (kindsWithOwnEnd.includes(kind)) return deleteMails(db, [id]);
  await db.updateTable('mail_outbox').set(givenUp(now, code)).where('id', '=', id).execute();
}

/** Gives up unclaimed mails that wait for the longest time. @returns the kind of each */
export async function giveUpOldMails(
  db: Executor,
  now: Date,
  code: string | undefined,
): Promise<string[]> {
  const rows = await db
    .updateTable('mail_outbox')
    .set(givenUp(now, code))
    .where('created_at', '<=', new Date(now.getTime() - LONGEST_MS))
    .where('due_at', '<=', now)
    .where('given_up_at', 'is', null)
    .where('kind', 'not in', kindsWithOwnEnd)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
    .returning('kind')
    .execute();
  return rows.map(({ kind }) => kind);
}

/** The claim never ends, so that senders of the release before leave the row. */
function givenUp(now: Date, code: string | undefined) {
  return {
    given_up_at: now,
    given_up_code: code ?? null,
    claimed_until: sql<Date>`'infinity'`,
  };
}

/** Numbers of given up mails by kind, with the time of the first. */
export async function listGivenUpMails(
  db: Executor,
): Promise<{ kind: string; count: number; since: Date }[]> {
  return db
    .selectFrom('mail_outbox')
    .select((is) => [
      'kind',
      sql<number>`count(*)::integer`.as('count'),
      is.fn.min('given_up_at').$castTo<Date>().as('since'),
    ])
    .where('given_up_at', 'is not', null)
    .groupBy('kind')
    .orderBy('since')
    .orderBy('kind')
    .execute();
}

/**
 * Lets the given up mails of a kind be tried again from now on, for as long as new ones. They count
 * as tried, so that a link of a first attempt is repeated.
 * @returns their number
 */
export async function requeueGivenUpMails(db: Executor, kind: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({
      given_up_at: null,
      given_up_code: null,
      claimed_until: null,
      unanswered_attempt: null,
      attempts: 1,
      due_at: now,
      created_at: now,
    })
    .where('kind', '=', kind)
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes given up mails after their time. */
export async function deleteOldGivenUpMails(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('given_up_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
