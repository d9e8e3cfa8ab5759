import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../../../domain/schemas.ts';
import type { Mail } from '../../../platform/mail/send-mail.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { sendLater } from '../../mails/send-later.ts';
import { resetExpiry } from '../resets.ts';

/** A link with which the owner of an account sets a password. */
export const PasswordLinkRecord = Type.Object(
  {
    url: Nullable(Type.String(), {
      description:
        'To hand over where no mail is set up: it is in no other response. null: it was mailed',
    }),
    expiresAt: Moment,
  },
  { title: 'PasswordLink' },
);

/**
 * Mails a stored link; where no mail is set up, the response has its address.
 * @param link `accountId` is for the log; see `loggedId`
 */
export function deliverPasswordLink(
  deps: Dependencies,
  request: FastifyRequest,
  { accountId, address, token }: { accountId: string | undefined; address: string; token: string },
): Static<typeof PasswordLinkRecord> {
  logEvent(request, 'password.link', { userId: signedInAs(request).id, accountId });
  const url = `${deps.webUrl}/set-password?token=${token}`;
  if (deps.hasMailServer)
    sendLater(deps, request.log, () => deps.sendMail(firstPasswordMail(address, url)));
  return {
    url: deps.hasMailServer ? null : url,
    expiresAt: resetExpiry('first', deps.now()).toISOString(),
  };
}

/** The mail with a link from an administrator to set a password. It contains no name. */
function firstPasswordMail(to: string, url: string): Mail {
  return composeMail(to, 'Choose your password for Waymark', [
    'You have an account at Waymark, with this address as your email. Choose your password within the next 14 days.',
    { label: 'Choose your password', url },
    'The link works once. If you have a password already, it works until then.',
  ]);
}
