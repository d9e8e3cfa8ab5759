import type { FastifyRequest } from 'fastify';
import { fail, succeed, tooMany, type Result } from '../../../domain/result.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { sendLater } from '../../mails/send-later.ts';
import type { EmailChange } from './email-changes.ts';
import { mailToNewAddress } from './mail-to-new-address.ts';
import { storePendingEmail } from '../pending-emails.ts';
import { isSession } from '../sessions.ts';
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
 * email until the link in a mail to the new address is used. Accounts are looked up for that mail
 * only, in the background, so that the response does not reveal whether there is one.
 */
export async function storeOwnEmailChange<T>(
  deps: Dependencies,
  request: FastifyRequest,
  storeChange: (secure: SecureOwnEmail) => Promise<Result<T>>,
): Promise<Result<T>> {
  // The session may have ended since the start of the request, for example because the former
  // address undid a change, or while the password was verified.
  const store = (secure: SecureOwnEmail) =>
    storeChange(async (tx, change) =>
      (await isSession(tx, change.sessionHash))
        ? secure(tx, change)
        : fail('UNAUTHENTICATED', 'Please log in'),
    );
  if (!deps.confirmsEmail) return storeEmailChange(deps, request, store);
  const { limits, now, webUrl } = deps;
  let pending = null as { userId: string; email: string; token: string } | null;
  const stored = await store(async (tx, { userId, from, to: email, confirmed, sessionHash }) => {
    if (from === email) return succeed(from);
    const wait =
      (await limits.newEmailMails.count(userId)) ?? (await limits.confirmationMails.count(email));
    if (wait !== null) return tooMany(wait);
    const change = { userId, email, confirmed, sessionHash };
    pending = { userId, email, token: await storePendingEmail(tx, change, now()) };
    return succeed(from);
  });
  if (stored.ok && pending) {
    const { userId, email, token } = pending;
    const mail = newEmailMail(email, webUrl, token);
    sendLater(deps, request.log, () => mailToNewAddress(deps, mail, { attempt: 'change', userId }));
  }
  return stored;
}

/** The mail with the link that makes an address the email of an account. It contains no name. */
function newEmailMail(to: string, webUrl: string, token: string): Mail {
  return composeMail(to, 'Confirm your new email for Waymark', [
    'This address was given as the new email of a Waymark account. Confirm it within 24 hours.',
    { label: 'Confirm your new email', url: `${webUrl}/confirm-email-change?token=${token}` },
    'If the account is not yours, ignore this mail: the account keeps its present email.',
  ]);
}
