import { Type } from 'typebox';
import { KnownEmail } from '../../../domain/fields.ts';
import { tooMany } from '../../../domain/result.ts';
import { deleteExpiredRows } from '../../../platform/database/expired-rows.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import { networkOf } from '@waymark/node-kit/network';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { mailLanguage } from '../../mails/mail-language.ts';
import { queueMails } from '../../mails/outbox.ts';
import { pageUrl } from '../../mails/page-url.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { mailTexts } from '../../mails/texts/texts.ts';
import { confirmationMail } from '../login/confirmation-mail.ts';
import { findResetRecipient, type ResetRecipient } from '../email/email-changes.ts';
import { findRegistration, renewRegistration } from '../login/registrations.ts';
import { createReset } from '../resets.ts';
import { storedEmail } from '../stored-email.ts';
import { Done } from '../../../platform/http/records.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { responses } from '../../../platform/http/responses.ts';

const ForgotPasswordBody = Type.Object({ email: KnownEmail }, { title: 'PasswordRequest' });

const message =
  'If there is an account or a registration with this email, a mail with a link to choose a password is on its way.';

/**
 * POST /api/auth/forgot-password. The account is looked up when the mail is sent, so that neither
 * content nor time of the response reveals whether it exists.
 */
export function forgotPasswordRoute(app: App, deps: Dependencies): void {
  const { db, limits } = deps;
  app.post(
    '/forgot-password',
    {
      schema: {
        summary: 'Request a mail with a link to a new password',
        description:
          'The response is the same for every email. The link works once within 30 minutes; a newer one replaces it. Beyond five an hour per account nothing is sent, and the last link stays valid. Where emails are confirmed, an email with a registration only gets a new link to confirm it.',
        body: ForgotPasswordBody,
        response: responses(Done, 400, 429),
      },
    },
    async (request, reply) => {
      const wait = await limits.resetByAddress.count(networkOf(request.address));
      if (wait !== null) return sendFailure(reply, tooMany(wait).failure);
      const address = await storedEmail(db, request.body.email);
      await queueMails(db, [{ kind: 'forgotten-password', address }], deps);
      return { message };
    },
  );
}

/** The mail for a forgotten password. Beyond the limit of the account there is none. */
export const forgottenPasswordMail: MakeMail = async (deps, mail) => {
  const { address: email, attempts, earlierLink } = mail;
  if (email === null) return null;
  const { db, limits, now } = deps;
  await deleteExpiredRows(db, 'password_resets', now());
  const recipient = await findResetRecipient(db, email, now());
  if (!recipient) return registrationMail(deps, email, mail);
  // A retry was counted before.
  if (attempts === 1 && (await limits.resetByAccount.count(recipient.userId)) !== null) return null;
  const token = await createReset(db, recipient.userId, now(), {
    purpose: 'forgotten',
    earlierLink,
  });
  return token === null ? null : resetMail(deps, recipient, token);
};

/**
 * The mail with the link for a new password. It contains no name: registration does not verify the
 * address, so the name of an account could be an insult or an advertisement to a stranger. With a
 * warning about a change of the email it is in English: texts about the safety of an account are
 * translated only once a person has signed them.
 */
async function resetMail(
  deps: Dependencies,
  { userId, address, undoable }: ResetRecipient,
  token: string,
): Promise<Mail> {
  const language = undoable ? 'en' : await mailLanguage(deps, userId);
  const url = pageUrl(deps.webUrl, language, `/reset-password?token=${token}`);
  const warnings = undoable ? [undoWarning(undoable, deps)] : [];
  return composeMail(address, mailTexts[language].newPassword(url, warnings), language);
}

function undoWarning({ since, until }: { since: Date; until: Date }, { timeZone }: Dependencies) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' });
  return `The email of this account was changed to this address on ${format.format(since)}. Until ${format.format(until)} the former address can take the account back. If you did not make this account, do not use it.`;
}

/**
 * A new link for a registration whose email is not confirmed. It counts apart from registrations,
 * which are counted whether or not there is an account.
 */
async function registrationMail(
  { confirmsEmail, db, defaultLanguage, limits, now, webUrl }: Dependencies,
  email: string,
  { attempts, earlierLink }: Parameters<MakeMail>[1],
): Promise<Mail | null> {
  const registration = confirmsEmail ? await findRegistration(db, { email }, now()) : null;
  if (!registration) return null;
  if (attempts === 1 && (await limits.resetByAccount.count(email)) !== null) return null;
  const token = await renewRegistration(db, email, now(), earlierLink);
  return token === null
    ? null
    : confirmationMail(email, webUrl, token, registration.language ?? defaultLanguage);
}
