import type { FastifyBaseLogger } from 'fastify';
import { isPermanentRefusal, type Mail } from '../../platform/mail/send-mail.ts';
import { createQueue } from '../../platform/queue.ts';
import { errorCode } from '../../platform/startup-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { MailKind } from './outbox.ts';
import { claimDue, deleteMails, postpone, releaseClaim, type WaitingMail } from './repository.ts';
import { isGivenUp, nextAttempt } from './retries.ts';

/** Number of mails claimed at once, and of those sent at the same time. */
const CLAIM_SIZE = 20;
const CONCURRENCY = 5;

/** Makes a mail when it is sent, with its token; null when it has become needless. */
export type MakeMail = (deps: Dependencies, mail: WaitingMail) => Promise<Mail | null>;

export type MailMakers = Readonly<Record<MailKind, MakeMail>>;

/** The task that sends all due mails. Several processes may run it. */
export function createMailSender(
  deps: Dependencies,
  makers: MailMakers,
  log: FastifyBaseLogger,
): (signal: AbortSignal) => Promise<void> {
  const { db, now } = deps;
  const { hostname } = new URL(deps.webUrl);
  /** Ids of accepted mails that are not deleted yet: the database failed meanwhile. */
  const accepted = new Set<string>();
  const deleteAccepted = async (): Promise<void> => {
    const ids = [...accepted];
    await deleteMails(db, ids);
    for (const id of ids) accepted.delete(id);
  };

  async function send(mail: WaitingMail): Promise<void> {
    const made = await makers[mail.kind](deps, mail);
    // The same in each attempt, so that mailboxes recognise a repetition.
    if (made) await deps.sendMail({ ...made, messageId: `<${mail.id}@${hostname}>` });
  }

  async function giveUp({ id, kind }: WaitingMail, code?: string): Promise<void> {
    await deleteMails(db, [id]);
    log.error({ event: 'mail.given-up', kind, code }, 'mail.given-up');
  }

  async function attempt(mail: WaitingMail, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return releaseClaim(db, mail.id);
    if (isGivenUp(mail, now())) return giveUp(mail);
    try {
      await send(mail);
    } catch (error) {
      const code = errorCode(error);
      // The error message may contain the address.
      log.error({ code, kind: mail.kind }, 'a mail could not be sent');
      const next = isPermanentRefusal(error) ? null : nextAttempt(mail, now());
      return next ? postpone(db, mail.id, next) : giveUp(mail, code);
    }
    accepted.add(mail.id);
    await deleteAccepted();
  }

  return async (signal) => {
    const enqueue = createQueue(CONCURRENCY, CLAIM_SIZE);
    const logFailure = (error: unknown): void => {
      log.error({ code: errorCode(error) }, 'the mail outbox could not be read or changed');
    };
    try {
      await deleteAccepted();
      for (let claimed = CLAIM_SIZE; claimed === CLAIM_SIZE && !signal.aborted;) {
        const mails = await claimDue(db, now(), CLAIM_SIZE);
        const attempts = mails.map((mail) => enqueue(() => attempt(mail, signal)));
        for (const done of await Promise.allSettled(attempts)) {
          if (done.status === 'rejected') logFailure(done.reason);
        }
        claimed = mails.length;
      }
    } catch (error) {
      logFailure(error);
    }
  };
}
