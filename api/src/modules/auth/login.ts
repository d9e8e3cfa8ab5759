import { normaliseEmail } from '../../domain/fields.ts';
import { fail, succeed, tooMany, type Failed, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { LoginBody, LoginReply } from './schemas.ts';
import { forgetExpiredSessions, startSession } from './sessions.ts';
import { userRecord } from './user-record.ts';
import { findUserByEmail, holdUnchanged, type User } from './users.ts';

/** POST /api/auth/login */
export function loginRoute(app: App, deps: Dependencies): void {
  app.post(
    '/login',
    {
      schema: {
        summary: 'Log in',
        body: LoginBody,
        response: {
          200: LoginReply,
          400: ErrorBody,
          401: ErrorBody,
          403: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const login = await checkLogin(deps, request.body, request.ip);
      if (!login.ok) return refuseWith(reply, login.failure);
      const token = await logIn(deps, login.value, request.headers['user-agent']);
      if (token === null) return refuseWith(reply, wrong().failure);
      return { token, user: userRecord(login.value) };
    },
  );
}

/** Only failures count towards the limits; an unknown email looks and lasts like a wrong password. */
function checkLogin(
  { db, limits, passwords }: Dependencies,
  body: LoginBody,
  address: string,
): Promise<Result<User>> {
  const email = normaliseEmail(body.email);
  const account = `${email} ${address}`;
  return passwords.inTurn(async (verify) => {
    const wait =
      (await limits.loginByAccount.wait(account)) ?? (await limits.loginByAddress.wait(address));
    if (wait !== null) return tooMany(wait);

    const user = await findUserByEmail(db, email);
    const matches = await verify(body.password, user?.passwordHash ?? null);
    if (!user || !matches) {
      const waits = [
        await limits.loginByAccount.count(account),
        await limits.loginByAddress.count(address),
      ];
      // Of guesses that were checked side by side, those beyond the limit learn nothing.
      const wait = waits.find((seconds) => seconds !== null);
      return wait == null ? wrong() : tooMany(wait);
    }
    if (user.status === 'inactive') {
      return fail('ACCOUNT_INACTIVE', 'This account is inactive. Please contact an administrator.');
    }
    return succeed(user);
  });
}

function wrong(): Failed {
  return fail('INVALID_CREDENTIALS', 'Invalid credentials');
}

/** @returns the token; null when password or status was changed while the password was checked */
async function logIn(
  { db, now }: Dependencies,
  user: User,
  userAgent: string | undefined,
): Promise<string | null> {
  await forgetExpiredSessions(db, now());
  return db
    .transaction()
    .execute(async (tx) =>
      (await holdUnchanged(tx, user)) ? startSession(tx, user.id, now(), userAgent) : null,
    );
}
