import type { Mail } from '../../../platform/mail/send-mail.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { mailLanguage } from '../../mails/mail-language.ts';
import { pageUrl } from '../../mails/page-url.ts';
import { mailTexts } from '../../mails/texts/texts.ts';
import { isRestorableEmail } from './email-changes.ts';
import { findUserByEmail, type User } from '../users.ts';

/** Where the email was entered: in a registration, or as the new email of another account. */
type Attempt = 'registration' | 'change';

/**
 * The mail to send to a new address: the given one with a link, or a notice to the owner if the
 * address already has an account. None if another account can still restore the address: it was
 * already sent a link to do so.
 * @param userId the account that gets the address; none for a registration
 */
export async function mailToNewAddress(
  deps: Dependencies,
  mail: Mail,
  { attempt, userId }: { attempt: Attempt; userId?: string },
): Promise<Mail | null> {
  const { db, now } = deps;
  const owner = await findUserByEmail(db, mail.to);
  if (owner) return accountExistsMail(deps, owner, attempt);
  return (await isRestorableEmail(db, mail.to, now(), userId)) ? null : mail;
}

/** Tells an account's owner that someone entered their email in a registration or a change. */
async function accountExistsMail(
  deps: Dependencies,
  { id, email }: Pick<User, 'id' | 'email'>,
  attempt: Attempt,
): Promise<Mail> {
  const language = await mailLanguage(deps, id);
  const text = mailTexts[language].accountExists(attempt, {
    login: pageUrl(deps.webUrl, language, '/login'),
    password: pageUrl(deps.webUrl, language, '/forgot-password'),
  });
  return composeMail(email, text, language);
}
