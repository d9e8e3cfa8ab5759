import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { succeed } from '../../../domain/result.ts';
import { Moment, Nullable } from '../../../domain/schemas.ts';
import type { Language } from '../../../domain/words.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Executor } from '../../../platform/database/types.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs, type SignedIn } from '../../../platform/http/signed-in.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { mailLanguage } from '../../mails/mail-language.ts';
import { queueMails } from '../../mails/outbox.ts';
import { pageUrl } from '../../mails/page-url.ts';
import { lockMail } from '../../mails/repository.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { mailTexts } from '../../mails/texts/texts.ts';
import { findResetRecipient } from '../email/email-changes.ts';
import { createReset, deleteResets, resetExpiry } from '../resets.ts';
import { findUser } from '../users.ts';

/** A link with which the owner of an account sets a password. */
export const PasswordLinkRecord = Type.Object(
  {
    url: Nullable(Type.String(), {
      description:
        'To hand over where no mail is set up: it is in no other response. null: it is mailed',
    }),
    expiresAt: Moment,
  },
  { title: 'PasswordLink' },
);

/**
 * Replaces the link of an administrator to set a password: by a mail, or where no mail is set up by
 * one in the response.
 * @returns the token of the latter
 */
export async function renewPasswordLink(
  tx: Executor,
  accountId: string,
  { sessionHash }: Pick<SignedIn, 'sessionHash'>,
  deps: Dependencies,
): Promise<string | null> {
  const link = { purpose: 'first', sessionHash } as const;
  if (!deps.hasMailServer) return createReset(tx, accountId, deps.now(), link);
  await deleteResets(tx, accountId, 'first');
  await queueMails(tx, [{ kind: 'first-password', accountId, sessionHash }], deps);
  return null;
}

/**
 * The record of a link for the response, after the commit.
 * @param link `accountId` is for the log; see `loggedId`
 */
export function passwordLinkRecord(
  deps: Dependencies,
  request: FastifyRequest,
  { accountId, token }: { accountId: string | undefined; token: string | null },
): Static<typeof PasswordLinkRecord> {
  logEvent(request, 'password.link', { userId: signedInAs(request).id, accountId });
  return {
    url: token === null ? null : passwordLinkUrl(deps, token),
    expiresAt: resetExpiry('first', deps.now()).toISOString(),
  };
}

export function passwordLinkUrl(
  { webUrl }: Pick<Dependencies, 'webUrl'>,
  token: string,
  language: Language = 'en',
): string {
  return pageUrl(webUrl, language, `/set-password?token=${token}`);
}

/** The mail with a link from an administrator to set a password. It contains no name. */
export const firstPasswordMail: MakeMail = async (deps, mail) => {
  const { id, accountId, sessionHash, earlierLink } = mail;
  const { db, now } = deps;
  const user = accountId === null ? null : await findUser(db, accountId);
  const recipient = user && (await findResetRecipient(db, user.email, now()));
  const link = { purpose: 'first', sessionHash, earlierLink } as const;
  const made =
    user &&
    (await transact(db, null, async (tx) =>
      succeed((await lockMail(tx, id)) ? await createReset(tx, user.id, now(), link) : null),
    ));
  const token = made?.ok && made.value;
  if (!recipient || !token) return null;
  const language = await mailLanguage(deps, recipient.userId);
  const text = mailTexts[language].firstPassword(passwordLinkUrl(deps, token, language));
  return composeMail(recipient.address, text, language);
};
