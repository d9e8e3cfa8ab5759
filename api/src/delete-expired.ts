import { deleteOldEntries, type Retention } from './modules/audit/retention.ts';
import { deleteOldSteps } from './modules/agreed-steps/repository.ts';
import { deleteOldImportRows } from './modules/people-import/repository.ts';
import { deleteOldConcerns } from './modules/concerns/repository.ts';
import { deleteOldGivenUpMails } from './modules/mails/given-up.ts';
import { deleteOldMarks } from './modules/reminders/repository.ts';
import type { Dependencies } from './modules/dependencies.ts';
import { deleteExpiredRows } from './platform/database/expired-rows.ts';
import { deleteOldResponses } from './platform/http/idempotency.ts';

/** Deletes what is not kept any longer; runs daily. Stops early when the signal is aborted. */
export async function deleteExpired(
  { db, now, timeZone }: Pick<Dependencies, 'db' | 'now' | 'timeZone'>,
  retention: Retention & { concernMonths: number },
  signal: AbortSignal,
): Promise<void> {
  await deleteExpiredRows(db, 'registrations', now());
  await deleteExpiredRows(db, 'pending_emails', now());
  await deleteExpiredRows(db, 'email_changes', now());
  await deleteOldResponses(db, now(), signal);
  await deleteOldImportRows(db, now(), signal);
  await deleteOldSteps(db, now());
  await deleteOldGivenUpMails(db, now());
  await deleteOldMarks(db, { now, timeZone });
  await deleteOldConcerns(db, now(), retention.concernMonths);
  await deleteOldEntries(db, now(), retention, signal);
}
