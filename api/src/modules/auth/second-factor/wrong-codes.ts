import { findUser, type User } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { queueMails } from '../../mails/outbox.ts';
import type { MakeMail } from '../../mails/sender.ts';

/**
 * Counts a wrong code after the right password. The third in a day sends a mail: unlike a guess of
 * the password, it means that someone else may know it.
 */
export async function noteWrongCode(
  deps: Dependencies,
  { id: accountId }: Pick<User, 'id'>,
): Promise<void> {
  if (!(await deps.limits.wrongCodes.reach(accountId))) return;
  await queueMails(deps.db, [{ kind: 'wrong-codes', accountId }], deps);
}

export const wrongCodesMail: MakeMail = async ({ db, webUrl }, { accountId }) => {
  const user = accountId === null ? null : await findUser(db, accountId);
  if (!user) return null;
  return composeMail(user.email, {
    subject: 'Wrong codes for your Waymark account',
    paragraphs: [
      'Today the right password of your Waymark account was entered three times with a wrong code of two-step login.',
      'If it was you, you need not do anything. Codes change every 30 seconds; a wrong clock on the phone is a common reason.',
      'If it was not, another person knows your password. Choose a new one now.',
      { label: 'Choose a new password', url: `${webUrl}/forgot-password` },
    ],
  });
};
