import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../../plugins/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import { claimMail } from './repository.ts';
import { updateMail, type Update } from './update-mail.ts';

/** Who is to hear of what, gathered while a transaction runs. */
export type Updates = Map<string, Update>;

/**
 * Sends mails about what was committed, in the background. What comes within an hour of the last
 * mail is left out: whoever follows its link sees all of it.
 */
export function sendUpdates(deps: Dependencies, log: FastifyBaseLogger, updates: Updates): void {
  for (const [userId, update] of updates) {
    deps.background.run(
      () => sendUpdate(deps, userId, update),
      (error) => {
        // The error's own words may hold the address.
        log.error({ code: errorCode(error) }, 'a mail could not be sent');
      },
    );
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
