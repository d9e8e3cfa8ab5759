import type { FastifyBaseLogger } from 'fastify';
import { dayIn, today } from '../../domain/calendar.ts';
import { succeed } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { Dependencies } from '../dependencies.ts';
import { queueMails } from '../mails/outbox.ts';
import { dueReminders, type DueReminder, type ReminderClock } from './due.ts';
import { markSent } from './repository.ts';

/** Number of reminders that are queued in one transaction. */
const BATCH_SIZE = 1_000;

/** The task that queues the mails of due reminders, each once. Several processes may run it. */
export function createReminderTask(
  deps: Dependencies,
  log: FastifyBaseLogger,
): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    if (!deps.sendsMail) return;
    try {
      for (const reminder of dueReminders(deps)) {
        const { kind, day } = reminder;
        for (let queued = BATCH_SIZE; queued === BATCH_SIZE && !signal.aborted;) {
          queued = await queueBatch(deps, reminder);
          const event = 'reminders.queued';
          if (queued > 0) log.info({ event, kind, day, rowCount: queued }, event);
        }
      }
    } catch (error) {
      log.error({ code: errorCode(error) }, 'reminders could not be queued');
    }
  };
}

/** @returns their number */
async function queueBatch(deps: Dependencies, reminder: DueReminder): Promise<number> {
  const { kind, day } = reminder;
  const queued = await transact(deps.db, null, async (tx) => {
    const accountIds = await markSent(tx, reminder, deps, BATCH_SIZE);
    const mails = accountIds.map((accountId) => ({ kind, accountId, about: day }));
    await queueMails(tx, mails, deps);
    return succeed(accountIds.length);
  });
  return queued.ok ? queued.value : 0;
}

/**
 * Marks what was due on past days, without mails: a restored database lacks the marks that were
 * written after its backup.
 */
export async function skipPastReminders(db: Executor, clock: ReminderClock): Promise<void> {
  const dayOf = dayIn(clock.timeZone);
  for (const reminder of dueReminders(clock)) {
    if (dayOf(reminder.dueAt) < today(clock)) {
      await markSent(db, reminder, clock, Number.MAX_SAFE_INTEGER);
    }
  }
}
