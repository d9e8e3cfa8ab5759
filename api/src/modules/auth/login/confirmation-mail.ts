import type { Language } from '../../../domain/words.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { pageUrl } from '../../mails/page-url.ts';
import { mailTexts } from '../../mails/texts/texts.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { mailToNewAddress } from '../email/mail-to-new-address.ts';
import { findRegistration, startRegistration } from './registrations.ts';

/** The mail about a registration: the link, or a notice to the owner of an account. */
export const confirmEmailMail: MakeMail = async (deps, { address, attempts, earlierLink }) => {
  if (address === null) return null;
  const { db, now, webUrl } = deps;
  const token = await startRegistration(db, address, now(), {
    isRetry: attempts > 1,
    earlierLink,
  });
  if (token === null) return null;
  const registration = await findRegistration(db, { token }, now());
  const language = registration?.language ?? deps.defaultLanguage;
  const mail = confirmationMail(address, webUrl, token, language);
  return mailToNewAddress(deps, mail, { attempt: 'registration' });
};

/** The mail with the link that confirms a registration. It contains no name, as the reset mail. */
export function confirmationMail(
  to: string,
  webUrl: string,
  token: string,
  language: Language,
): Mail {
  const url = pageUrl(webUrl, language, `/confirm-email?token=${token}`);
  return composeMail(to, mailTexts[language].confirmEmail(url), language);
}
