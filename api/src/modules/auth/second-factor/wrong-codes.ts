import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { User } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { sendLater } from '../../mails/send-later.ts';

/**
 * Counts a wrong code after the right password. The third in a day sends a mail: unlike a guess of
 * the password, it means that someone else may know it.
 */
export async function noteWrongCode(
  deps: Dependencies,
  { id, email }: Pick<User, 'id' | 'email'>,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!(await deps.limits.wrongCodes.reach(id))) return;
  sendLater(deps, log, () => deps.sendMail(wrongCodesMail(email, deps.webUrl)));
}

function wrongCodesMail(to: string, webUrl: string): Mail {
  return composeMail(to, 'Wrong codes for your Waymark account', [
    'Today the right password of your Waymark account was entered three times with a wrong code of two-step login.',
    'If it was you, you need not do anything. Codes change every 30 seconds; a wrong clock on the phone is a common reason.',
    'If it was not, another person knows your password. Choose a new one now.',
    { label: 'Choose a new password', url: `${webUrl}/forgot-password` },
  ]);
}
