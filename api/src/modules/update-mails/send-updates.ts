import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { sendLater } from '../mails/send-later.ts';
import { claimMail } from './repository.ts';
import { updateMail, type Update } from './update-mail.ts';

/** The updates of a transaction by account id; mails are sent after the commit. */
export type Updates = Map<string, Update>;

/**
 * Sends update mails in the background, after the commit. Updates within an hour of the last mail
 * to the account are dropped: the dashboard shows them all.
 */
export function sendUpdates(deps: Dependencies, log: FastifyBaseLogger, updates: Updates): void {
  for (const [userId, update] of updates) {
    sendLater(deps, log, () => sendUpdate(deps, userId, update));
  }
}

async function sendUpdate(
  { db, now, sendMail, webUrl }: Dependencies,
  userId: string,
  update: Update,
): Promise<void> {
  const recipient = await claimMail(db, userId, now());
  if (recipient) await sendMail(updateMail(recipient.email, webUrl, recipient.role, update));
}
