import { Type } from 'typebox';
import { checkOwnWords, NewPassword } from '../../../domain/new-password.ts';
import { fail, succeed, type Failed, type Result } from '../../../domain/result.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { responses } from '../../../platform/http/responses.ts';
import { networkOf } from '@waymark/node-kit/network';
import type { Dependencies } from '../../dependencies.ts';
import { claimEmail } from '../email/email-changes.ts';
import { catchDuplicateEmail } from '../email/email-taken.ts';
import { keepAddress } from '../known-addresses.ts';
import { insertAccount } from './new-account.ts';
import { consumeRegistration, findRegistration } from './registrations.ts';
import { LoginReply } from './schemas.ts';
import { startSession } from '../sessions.ts';
import { userRecord } from '../user-record.ts';

const EmailConfirmation = Type.Object(
  {
    token: Type.String({ maxLength: 200, description: 'From the link in the mail' }),
    password: NewPassword,
  },
  { title: 'EmailConfirmation' },
);

/**
 * POST /api/auth/confirm-email. The owner of the mailbox chooses the password: a stranger may have
 * registered with the address. Without Idempotency-Key: the response has a token.
 */
export function confirmEmailRoute(app: App, deps: Dependencies): void {
  const { db, now, addressHash } = deps;
  app.post(
    '/confirm-email',
    {
      schema: {
        summary: 'Confirm the email of a registration, set the password, and log in',
        description:
          'The token of the mail works once within 24 hours of the registration. One that is wrong, used, replaced or expired gives the code RESET_TOKEN_INVALID.',
        body: EmailConfirmation,
        response: responses(LoginReply, 400, 409),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { address, headers } = request;
      const hash = await hashPassword(deps, token, password, networkOf(address));
      if (!hash.ok) return sendFailure(reply, hash.failure);
      const confirmed = await catchDuplicateEmail(() =>
        transact(db, null, async (tx) => {
          const registration = await consumeRegistration(tx, token, now());
          if (!registration) return invalidToken();
          const taken = await claimEmail(tx, registration.email, now());
          if (taken) return taken;
          const user = await insertAccount(tx, { ...registration, passwordHash: hash.value });
          await keepAddress(tx, user.id, addressHash(address), now());
          const session = await startSession(tx, user.id, now(), {
            userAgent: headers['user-agent'],
          });
          return succeed({ token: session, user: userRecord(user) });
        }),
      );
      if (!confirmed.ok) return sendFailure(reply, confirmed.failure);
      logEvent(request, 'login.success', { userId: confirmed.value.user.id });
      return confirmed.value;
    },
  );
}

/** The hash of a new password. An invalid token takes no place in the queue. */
async function hashPassword(
  { db, now, passwords }: Dependencies,
  token: string,
  password: string,
  address: string,
): Promise<Result<string>> {
  const registration = await findRegistration(db, { token }, now());
  if (!registration) return invalidToken();
  const allowed = checkOwnWords(password, registration);
  if (!allowed.ok) return allowed;
  return succeed(await passwords.hash(password, { account: registration.email, address }));
}

function invalidToken(): Failed {
  return fail('RESET_TOKEN_INVALID', 'REGISTRATION_LINK_INVALID');
}
