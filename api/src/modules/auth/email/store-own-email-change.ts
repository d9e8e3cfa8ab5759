import type { FastifyRequest } from 'fastify';
import { succeed, tooMany, type Result } from '../../../domain/result.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { mailLanguage } from '../../mails/mail-language.ts';
import { queueMails } from '../../mails/outbox.ts';
import { pageUrl } from '../../mails/page-url.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { mailTexts } from '../../mails/texts/texts.ts';
import type { EmailChange } from './email-changes.ts';
import { mailToNewAddress } from './mail-to-new-address.ts';
import { startPendingEmail, storePendingEmail } from '../pending-emails.ts';
import { storeEmailChange, type SecureEmail } from './store-email-change.ts';

/** A change that its owner makes themselves, with their session. */
export type OwnEmailChange = EmailChange & { sessionHash: string };

/** As `SecureEmail`, for the own account. */
export type SecureOwnEmail = (
  tx: Parameters<SecureEmail>[0],
  change: OwnEmailChange,
) => ReturnType<SecureEmail>;

/**
 * As `storeEmailChange`, for the own account. Where emails are confirmed, the account keeps its
 * email until the link in a mail to the new address is used. Accounts are looked up when
 * that mail is sent, so that the response does not reveal whether there is one.
 */
export async function storeOwnEmailChange<T>(
  deps: Dependencies,
  request: FastifyRequest,
  storeChange: (secure: SecureOwnEmail) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!deps.confirmsEmail) return storeEmailChange(deps, request, storeChange);
  const { limits, now } = deps;
  return storeChange(async (tx, { userId, from, to: email, confirmed, sessionHash }) => {
    if (from === email) return succeed(from);
    const wait =
      (await limits.newEmailMails.count(userId)) ?? (await limits.confirmationMails.count(email));
    if (wait !== null) return tooMany(wait);
    const change = { userId, email, confirmed, sessionHash };
    await storePendingEmail(tx, change, now());
    await queueMails(tx, [{ kind: 'new-email', accountId: userId }], deps);
    return succeed(from);
  });
}

/** The mail with the link that makes an address the email of an account. It contains no name. */
export const newEmailMail: MakeMail = async (
  deps,
  { accountId: userId, attempts, earlierLink },
) => {
  if (userId === null) return null;
  const { db, now, webUrl } = deps;
  const pending = await startPendingEmail(db, userId, now(), {
    isRetry: attempts > 1,
    earlierLink,
  });
  if (!pending) return null;
  const language = await mailLanguage(deps, userId);
  const url = pageUrl(webUrl, language, `/confirm-email-change?token=${pending.token}`);
  const mail = composeMail(pending.email, mailTexts[language].newEmail(url), language);
  return mailToNewAddress(deps, mail, { attempt: 'change', userId });
};
