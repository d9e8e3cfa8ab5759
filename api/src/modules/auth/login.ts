import { normaliseEmail } from '../../domain/fields.ts';
import { fail, succeed, tooMany, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { LoginBody, LoginReply } from './schemas.ts';
import { startSession } from './sessions.ts';
import { userRecord } from './user-record.ts';
import { findUserByEmail, type User } from './users.ts';

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
      const login = await deps.passwords.inTurn(() => checkLogin(deps, request.body, request.ip));
      if (!login.ok) return refuseWith(reply, login.failure);
      const token = await startSession(deps.db, login.value.id, deps.now());
      return { token, user: userRecord(login.value) };
    },
  );
}

/** Only failures count towards the limits; an unknown email looks and lasts like a wrong password. */
async function checkLogin(
  { db, limits, passwords }: Dependencies,
  body: LoginBody,
  address: string,
): Promise<Result<User>> {
  const email = normaliseEmail(body.email);
  const account = `${email} ${address}`;
  const wait =
    (await limits.loginByAccount.wait(account)) ?? (await limits.loginByAddress.wait(address));
  if (wait !== null) return tooMany(wait);

  const user = await findUserByEmail(db, email);
  const matches = await passwords.verify(body.password, user?.passwordHash ?? null);
  if (!user || !matches) {
    await limits.loginByAccount.count(account);
    await limits.loginByAddress.count(address);
    return fail('INVALID_CREDENTIALS', 'Invalid credentials');
  }
  if (user.status === 'inactive') {
    return fail('ACCOUNT_INACTIVE', 'This account is inactive. Please contact an administrator.');
  }
  return succeed(user);
}
