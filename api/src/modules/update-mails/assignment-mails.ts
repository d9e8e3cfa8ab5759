import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteUnsent, queueMails, type QueuedMail } from '../mails/outbox.ts';

/** What the mails about an assignment need. */
export interface MailOptions {
  deps: Dependencies;
  /** Earliest time of the mails; default: now. */
  mailsDueAt?: Date;
}

/** Queues mails about a mentor (null: removed) of people, by id, with the id of their former one. */
export type QueueAssignmentMails = (
  tx: Executor,
  formerIds: ReadonlyMap<string, string | null>,
  mentorId: string | null,
  options: MailOptions,
) => Promise<void>;

/**
 * Queues mails to people and their new mentor, in place of unsent ones about an earlier assignment.
 * Nobody gets a mail about a person who is given back to the mentor before the unsent ones.
 */
export const queueAssignmentMails: QueueAssignmentMails = async (
  tx,
  formerIds,
  mentorId,
  { deps, mailsDueAt: dueAt = deps.now() },
) => {
  const ids = [...formerIds.keys()];
  await deleteUnsent(tx, 'update-person', 'about', ids);
  const unsent = await deleteUnsent(tx, 'update-mentor', 'account_id', ids);
  if (mentorId === null) return;
  // The former mentor that the person was last told of.
  const known = new Map([
    ...formerIds,
    ...unsent.map((mail) => [mail.accountId, mail.about] as const),
  ]);
  const mails = [...known].flatMap(([personId, formerId]): QueuedMail[] => {
    if (formerId === mentorId) return [];
    const about = formerId === null ? {} : { about: formerId };
    return [
      { kind: 'update-mentor', accountId: personId, ...about, dueAt },
      { kind: 'update-person', accountId: mentorId, about: personId, dueAt },
    ];
  });
  await queueMails(tx, mails, deps);
};
