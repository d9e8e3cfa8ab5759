import type { FastifyBaseLogger } from 'fastify';
import {
  failureCode,
  isPermanentRefusal,
  isReply,
  isSenderRefusal,
} from '../../platform/mail/refusals.ts';
import type { Mail } from '../../platform/mail/send-mail.ts';
import { errorCode } from '../../platform/error-code.ts';
import type { Dependencies } from '../dependencies.ts';
import { giveUpMail, giveUpOldMails } from './given-up.ts';
import type { MailKind } from './outbox.ts';
import { claimNext, endPause, pauseOutbox, repeatTrial, type Claim } from './pause.ts';
import {
  deleteMails,
  markUnanswered,
  postpone,
  renewClaim,
  type WaitingMail,
} from './repository.ts';
import { isGivenUp, LONGEST_MS, nextAttempt } from './retries.ts';

/** Number of mails sent at the same time, and of those among them that wait long for a reply. */
const SLOTS = 5;
const MAX_WAITING = 2;

/** Times of the sender, in ms. */
export interface SenderTimes {
  /** Interval at which claims are renewed. */
  renewal: number;
  /** After this time without a reply a mail waits long. */
  patience: number;
}

const TIMES: SenderTimes = { renewal: 30_000, patience: 20_000 };

/** Makes a mail when it is sent, with its token; null when it has become needless. */
export type MakeMail = (deps: Dependencies, mail: WaitingMail) => Promise<Mail | null>;

export type MailMakers = Readonly<Record<MailKind, MakeMail>>;

/** The task that sends all due mails. Several processes may run it. */
export function createMailSender(
  deps: Dependencies,
  makers: MailMakers,
  log: FastifyBaseLogger,
  times: SenderTimes = TIMES,
): (signal: AbortSignal) => Promise<void> {
  const { db, now } = deps;
  const { hostname } = new URL(deps.webUrl);
  /** Ids of accepted mails that are not deleted yet: the database failed meanwhile. */
  const accepted = new Set<string>();
  /** Ids of mails that wait long for a reply; they go on after the run that began them. */
  const waiting = new Set<string>();

  const logFailure = (error: unknown): void => {
    log.error({ code: errorCode(error) }, 'the mail outbox could not be read or changed');
  };
  const deleteAccepted = async (): Promise<void> => {
    const ids = [...accepted];
    await deleteMails(db, ids);
    for (const id of ids) accepted.delete(id);
  };
  const logGivenUp = (kind: string, code?: string): void => {
    log.error({ event: 'mail.given-up', kind, code }, 'mail.given-up');
  };
  async function giveUp(mail: WaitingMail, code?: string): Promise<void> {
    await giveUpMail(db, mail, now(), code);
    logGivenUp(mail.kind, code);
  }

  /** @returns whether there was something to send */
  async function send(mail: WaitingMail, progress: Progress): Promise<boolean> {
    const made = await makers[mail.kind](deps, mail);
    // The same in each attempt, so that mailboxes recognise a repetition.
    const messageId = `<${mail.id}@${hostname}>`;
    if (made) await deps.sendMail({ ...made, messageId }, progress);
    return made !== null;
  }

  /** @param onWaiting called when the mail begins to wait long */
  async function attempt({ mail, isTrial }: Claim, onWaiting: () => void): Promise<void> {
    if (isGivenUp(mail, now())) {
      if (isTrial) await repeatTrial(db, now());
      return giveUp(mail);
    }
    const { id } = mail;
    const changes: Promise<void>[] = [];
    const change = (changed: Promise<void>) => changes.push(changed.catch(logFailure));
    const renewal = setInterval(() => change(renewClaim(db, id, now())), times.renewal);
    const cut = new AbortController();
    let isSent = false;
    let patience: NodeJS.Timeout | undefined;
    const onSent = (): void => {
      isSent = true;
      change(markUnanswered(db, mail, now()));
      patience = setTimeout(() => {
        if (waiting.size >= MAX_WAITING) {
          cut.abort();
          return;
        }
        waiting.add(id);
        onWaiting();
      }, times.patience);
    };
    let failure: unknown = null;
    let isMade = true;
    try {
      isMade = await send(mail, { onSent, signal: cut.signal });
    } catch (error) {
      failure = error ?? new Error('unknown');
    }
    clearInterval(renewal);
    clearTimeout(patience);
    waiting.delete(id);
    // So that they are not written after the outcome.
    await Promise.all(changes);
    if (failure === null) {
      accepted.add(id);
      if (isTrial) await (isMade ? endPause(db, now()) : repeatTrial(db, now()));
      await deleteAccepted();
    } else await fail({ mail, isTrial }, failure, isSent);
  }

  async function fail({ mail, isTrial }: Claim, error: unknown, isSent: boolean): Promise<void> {
    const code = failureCode(error);
    // The error message may contain the address.
    log.error({ code, kind: mail.kind }, 'a mail could not be sent');
    if (isSenderRefusal(error)) return refuseSender({ mail, isTrial }, code);
    const isPerhapsAccepted = isSent && !isReply(error);
    const isFinal = isPermanentRefusal(error);
    if (isTrial) await endPause(db, now());
    if (isPerhapsAccepted) {
      // The first time it is marked, and tried once more.
      if (mail.unansweredAttempt === null) return;
      await deleteMails(db, [mail.id]);
      const event = 'mail.perhaps-accepted';
      log.error({ event, kind: mail.kind, code }, event);
      return;
    }
    const next = isFinal ? null : nextAttempt(mail, now());
    await (next ? postpone(db, mail, next) : giveUp(mail, code));
  }

  async function refuseSender({ mail, isTrial }: Claim, code: string | undefined): Promise<void> {
    const until = await pauseOutbox(db, now(), isTrial);
    log.error({ event: 'mail.paused', code }, 'mail.paused');
    const isOver = until.getTime() > mail.createdAt.getTime() + LONGEST_MS;
    await (isOver ? giveUp(mail, code) : postpone(db, mail, until));
    for (const kind of await giveUpOldMails(db, now(), code)) logGivenUp(kind, code);
  }

  /** Sends one mail after the other. Ends when none is due, or when its slot waits long. */
  async function useSlot(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const claim = await claimNext(db, now(), { onlyUrgent: waiting.size >= MAX_WAITING });
      if (!claim) return;
      let onWaiting = (): void => undefined;
      const waits = new Promise<'waits'>((resolve) => {
        onWaiting = () => {
          resolve('waits');
        };
      });
      const done = attempt(claim, onWaiting).catch(logFailure);
      if ((await Promise.race([done, waits])) === 'waits') {
        // For the mails that the slot did not send meanwhile.
        void done.then(deps.background.wake);
        return;
      }
    }
  }

  return async (signal) => {
    await deleteAccepted().catch(logFailure);
    const slots = Array.from({ length: SLOTS - waiting.size }, () =>
      useSlot(signal).catch(logFailure),
    );
    await Promise.all(slots);
  };
}

type Progress = NonNullable<Parameters<Dependencies['sendMail']>[1]>;
