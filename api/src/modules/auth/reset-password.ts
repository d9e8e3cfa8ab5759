import { fail, succeed, type Answer, type Failed, type Result } from '../../domain/result.ts';
import { Done } from '../../domain/schemas.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { prepareAndAnswerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { findReset, useReset } from './resets.ts';
import { ResetPasswordBody } from './schemas.ts';
import { endSessions } from './sessions.ts';
import { setPassword } from './users.ts';

/** POST /api/auth/reset-password */
export function resetPasswordRoute(app: App, deps: Dependencies): void {
  app.post(
    '/reset-password',
    {
      schema: {
        summary: 'Set a new password with the token of a mail',
        description:
          'All sessions of the account end. A token that is wrong, used, replaced or older than 30 minutes gives the code RESET_TOKEN_INVALID.',
        body: ResetPasswordBody,
        response: { 200: Done, 400: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { db, now, passwords } = deps;
      const reset = await prepareAndAnswerOnce(
        deps,
        request,
        async () => {
          // Hashing is work that only a token that works is worth.
          if ((await findReset(db, token, now())) === null) return noLonger();
          return succeed(await passwords.hash(password));
        },
        (tx, passwordHash) => resetPassword(tx, token, passwordHash, now()),
      );
      return sendOutcome(reply, reset);
    },
  );
}

async function resetPassword(
  tx: Executor,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<Result<Answer>> {
  const userId = await useReset(tx, token, now);
  if (userId === null) return noLonger();
  await setPassword(tx, userId, passwordHash);
  await endSessions(tx, userId);
  const message = 'Your password was changed. You can log in with it now.';
  return succeed({ status: 200, body: { message } });
}

function noLonger(): Failed {
  return fail('RESET_TOKEN_INVALID', 'This link is not valid any more. Please ask for a new one.');
}
