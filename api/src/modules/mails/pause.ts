import { sql } from 'kysely';
import { succeed } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { claimDue, type WaitingMail } from './repository.ts';

const minute = 60_000;
/** How long no process sends after a refusal of the sender, in ms. */
const PAUSE_MS = 60 * minute;
/** Other processes wait for the mail that tries the server: longer than its deadlines, in ms. */
const TRIAL_MS = 11 * minute;

/** A claimed mail. */
export interface Claim {
  mail: WaitingMail;
  /** Whether it is the one mail that tries the server after a pause. */
  isTrial: boolean;
}

/** Claims the next due mail; null while the outbox is paused. After a pause one mail tries. */
export async function claimNext(
  db: Executor,
  now: Date,
  options: { onlyUrgent: boolean },
): Promise<Claim | null> {
  const pause = await db.selectFrom('mail_pause').select('until').executeTakeFirst();
  if (pause) return pause.until > now ? null : claimTrial(db, now, options);
  const mail = await claimDue(db, now, options);
  return mail && { mail, isTrial: false };
}

async function claimTrial(
  db: Executor,
  now: Date,
  options: { onlyUrgent: boolean },
): Promise<Claim | null> {
  const claimed = await transact(db, null, async (tx) => {
    const own = await tx
      .selectFrom('mail_pause')
      .select('id')
      .where('until', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!own) return succeed(null);
    await countPause(tx, now);
    const mail = await claimDue(tx, now, options);
    if (mail) await setUntil(tx, new Date(now.getTime() + TRIAL_MS));
    return succeed(mail && { mail, isTrial: true });
  });
  return claimed.ok ? claimed.value : null;
}

/**
 * Pauses the outbox of all processes after a refusal of the sender. Only the trial extends a pause:
 * others were sent before it.
 * @returns its end
 */
export async function pauseOutbox(db: Executor, now: Date, isTrial: boolean): Promise<Date> {
  const until = new Date(now.getTime() + PAUSE_MS);
  await transact(db, null, async (tx) => {
    if (isTrial) await countPause(tx, now);
    await tx
      .insertInto('mail_pause')
      .values({ until, counted_until: now })
      .onConflict((paused) =>
        isTrial ? paused.column('id').doUpdateSet({ until }) : paused.doNothing(),
      )
      .execute();
    return succeed(null);
  });
  return until;
}

/** Ends the pause: the server did not refuse the sender again. */
export async function endPause(db: Executor, now: Date): Promise<void> {
  await transact(db, null, async (tx) => {
    await countPause(tx, now);
    await tx.deleteFrom('mail_pause').execute();
    return succeed(null);
  });
}

/** After a trial without a mail: another one tries now. */
export async function repeatTrial(db: Executor, now: Date): Promise<void> {
  await setUntil(db, now);
}

async function setUntil(db: Executor, until: Date): Promise<void> {
  await db.updateTable('mail_pause').set({ until }).execute();
}

/**
 * Adds the paused time to `due_at` of the waiting mails, so that it does not count as time in which
 * they were tried. Rows that others lock are skipped, against deadlocks.
 */
async function countPause(tx: Executor, now: Date): Promise<void> {
  const pause = await tx
    .selectFrom('mail_pause')
    .select('counted_until')
    .forUpdate()
    .executeTakeFirst();
  if (!pause) return;
  const seconds = (now.getTime() - pause.counted_until.getTime()) / 1_000;
  await sql`
    update mail_outbox
    set due_at = least(due_at + make_interval(secs => ${seconds}), ${now}::timestamptz)
    where id in (
      select id from mail_outbox
      where due_at < ${now}::timestamptz and given_up_at is null
      for update skip locked
    )`.execute(tx);
  await tx.updateTable('mail_pause').set({ counted_until: now }).execute();
}
