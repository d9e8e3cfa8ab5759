import { Type } from 'typebox';
import { checkOwnWords, NewPassword } from '../../../domain/new-password.ts';
import { fail, succeed, type Failed } from '../../../domain/result.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../../platform/http/responses.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { prepareAndRunIdempotent } from '../../../platform/http/idempotency.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forgetOtherAddresses, keepAddress } from '../known-addresses.ts';
import { clearFailedLogins } from '../login/login-limits.ts';
import { findReset, consumeReset } from '../resets.ts';
import { endSessions } from '../sessions.ts';
import { findUser, setPassword } from '../users.ts';
import { Done } from '../../../platform/http/records.ts';

const ResetPasswordBody = Type.Object(
  {
    token: Type.String({ maxLength: 200, description: 'From the link' }),
    password: NewPassword,
  },
  { title: 'PasswordReset' },
);

/** POST /api/auth/reset-password */
export function resetPasswordRoute(app: App, deps: Dependencies): void {
  app.post(
    '/reset-password',
    {
      schema: {
        summary: 'Set a new password with the token of a link',
        description:
          'All sessions of the account end, and this address is its only known one. The token is that of a forgotten password (30 minutes) or of a link from an administrator (14 days); both are withdrawn. One that is wrong, used, replaced or expired gives the code RESET_TOKEN_INVALID.',
        body: ResetPasswordBody,
        response: responses(Done, 400, 422),
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const { db, addressHash, limits, now, passwords } = deps;
      let used = null as Awaited<ReturnType<typeof consumeReset>>;
      const reset = await prepareAndRunIdempotent(
        deps,
        request,
        async () => {
          // Hash only for a valid token.
          const userId = await findReset(db, token, now());
          const user = userId === null ? null : await findUser(db, userId);
          if (!user) return invalidToken();
          const allowed = checkOwnWords(password, user);
          if (!allowed.ok) return allowed;
          return succeed({ user, hash: await passwords.hash(password) });
        },
        async (tx, { user, hash }) => {
          used = await consumeReset(tx, token, now());
          if (!used) return invalidToken();
          await setPassword(tx, used.userId, hash);
          await endSessions(tx, used.userId);
          const address = addressHash(request.address);
          await forgetOtherAddresses(tx, used.userId, address);
          // So that the owner can log in from here while others guess.
          await keepAddress(tx, used.userId, address, now());
          // With two-step login wrong codes count, too: a link must not allow further guesses.
          if (!user.secondFactor) await clearFailedLogins(limits, user.email, request.address);
          return succeed(passwordChanged);
        },
      );
      if (reset.ok && used) {
        const event = used.purpose === 'first' ? 'password.set' : 'password.reset';
        logEvent(request, event, { userId: used.userId });
      }
      return sendResult(reply, reset);
    },
  );
}

const passwordChanged: ApiResponse = ok({
  message: 'Your password was changed. You can log in with it now.',
});

function invalidToken(): Failed {
  return fail('RESET_TOKEN_INVALID', 'PASSWORD_LINK_INVALID');
}
