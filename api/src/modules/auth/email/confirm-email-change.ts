import { Type } from 'typebox';
import { fail, succeed, type Failed, type Result } from '../../../domain/result.ts';
import { lockPeople } from '../../../platform/database/row-locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Executor } from '../../../platform/database/types.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Done } from '../../../platform/http/records.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { consumePendingEmail, findPendingOwner } from '../pending-emails.ts';
import { storeEmailChange, type SecureEmail } from './store-email-change.ts';
import { findUser, setEmail } from '../users.ts';

const ChangeConfirmation = Type.Object(
  { token: Type.String({ maxLength: 200, description: 'From the link in the mail' }) },
  { title: 'EmailChangeConfirmation' },
);

/** POST /api/auth/confirm-email-change */
export function confirmEmailChangeRoute(app: App, deps: Dependencies): void {
  app.post(
    '/confirm-email-change',
    {
      schema: {
        summary: 'Make the new email of an account count, with the token of a mail',
        description:
          'Where emails are confirmed, a change of the own email mails a token to the new address, which works once within 24 hours. Reset links are withdrawn, all sessions but the one that asked end, and the former address gets a mail that undoes the change. A token that is wrong, used, replaced, withdrawn or expired gives the code RESET_TOKEN_INVALID.',
        body: ChangeConfirmation,
        response: responses(Done, 400, 409),
      },
    },
    async (request, reply) => {
      const confirmed = await storeEmailChange(deps, request, (secure) =>
        transact(deps.db, null, (tx) =>
          confirm(tx, request.body.token, { now: deps.now(), secure }),
        ),
      );
      return sendResult(reply, confirmed);
    },
  );
}

async function confirm(
  tx: Executor,
  token: string,
  { now, secure }: { now: Date; secure: SecureEmail },
): Promise<Result<ApiResponse>> {
  const owner = await findPendingOwner(tx, token, now);
  if (owner === null) return invalidToken();
  // First, as in every change of a person.
  await lockPeople(tx, 'user_id', owner);
  const pending = await consumePendingEmail(tx, token, now);
  const user = pending && (await findUser(tx, owner));
  if (!user) return invalidToken();
  const { email, confirmed, sessionHash } = pending;
  const change = { userId: owner, from: user.email, to: email, confirmed, sessionHash };
  const secured = await secure(tx, change);
  if (!secured.ok) return secured;
  await setEmail(tx, owner, email);
  return succeed(ok({ message: 'Your email was changed. You can log in with it now.' }));
}

function invalidToken(): Failed {
  return fail('RESET_TOKEN_INVALID', 'EMAIL_LINK_INVALID');
}
