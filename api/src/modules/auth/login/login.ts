import type { FastifyRequest } from 'fastify';
import {
  fail,
  succeed,
  tooMany,
  type Failed,
  type FailureCode,
  type Result,
} from '../../../domain/result.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { keepAddress } from '../known-addresses.ts';
import {
  countFailedLogin,
  createConcurrencyLimit,
  loginWait,
  withLoginSlot,
  type LoginKeys,
} from './login-limits.ts';
import { findRegistration } from './registrations.ts';
import { LoginBody, LoginReply } from './schemas.ts';
import { startSession } from '../sessions.ts';
import { consumeCode } from '../second-factor/use-code.ts';
import { noteWrongCode } from '../second-factor/wrong-codes.ts';
import { storedEmail } from '../stored-email.ts';
import { userRecord } from '../user-record.ts';
import {
  findUser,
  findUserByEmail,
  lockUnchanged,
  replacePassword,
  setLanguage,
  type User,
} from '../users.ts';
import { deleteExpiredRows } from '../../../platform/database/expired-rows.ts';
import type { Executor } from '../../../platform/database/types.ts';
import type { Verified } from '../../../platform/passwords.ts';
import { acceptedLanguage } from '../../../platform/http/accepted-language.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { responses } from '../../../platform/http/responses.ts';

/** POST /api/auth/login */
export function loginRoute(app: App, deps: Dependencies): void {
  const acquireSlot = createConcurrencyLimit();
  app.post(
    '/login',
    {
      schema: {
        summary: 'Log in',
        description:
          'With two-step login, a right password without `code` gives 401 SECOND_FACTOR_REQUIRED, and a wrong code 401 SECOND_FACTOR_INVALID, which counts as a failed login. Where two-step login is required and off, `user.secondFactorDue` is true. With the password of a registration whose email is not confirmed, 403 EMAIL_UNCONFIRMED.',
        body: LoginBody,
        response: responses(LoginReply, 400, 401, 403, 429),
      },
    },
    async (request, reply) => {
      const email = await storedEmail(deps.db, request.body.email);
      let userId: string | undefined;
      const login = await withLoginSlot(deps, acquireSlot, email, request.address, (keys) => {
        userId = keys.userId;
        return checkLogin(deps, keys, request.body);
      });
      const token = login.ok ? await logIn(deps, login.value, request) : null;
      if (!login.ok || token === null) {
        const { failure } = login.ok ? wrong() : login;
        const event = failedAttempts.has(failure.code) ? 'login.failure' : 'login.refused';
        logEvent(request, event, { userId, code: failure.code });
        return sendFailure(reply, failure);
      }
      logEvent(request, 'login.success', { userId });
      const user = await withLanguage(deps.db, login.value, request);
      return { token, user: userRecord(user, isDue(deps, user)) };
    },
  );
}

/** Failure codes for a wrong password or second-factor code. */
const failedAttempts = new Set<FailureCode>(['INVALID_CREDENTIALS', 'SECOND_FACTOR_INVALID']);

/**
 * Unknown email and wrong password have equal responses and times. Only with the right password does
 * the response reveal that an account is inactive.
 */
async function checkLogin(
  deps: Dependencies,
  keys: LoginKeys,
  body: LoginBody,
): Promise<Result<User>> {
  const { db, limits, passwords } = deps;
  // Refused logins take no place in the queue.
  const refused = await loginWait(limits, keys);
  if (refused !== null) return tooMany(refused);
  return passwords.inTurn(async (verify, hash) => {
    // Logins that were queued before may have failed.
    const wait = await loginWait(limits, keys);
    if (wait !== null) return tooMany(wait);

    const user = await findUserByEmail(db, keys.account);
    const matches = await verify(body.password, user?.passwordHash ?? null);
    const countFailure = (failure: Failed) => countFailedLogin(deps, keys, failure);
    if (!user || !matches) {
      const isRegistered = await matchesRegistration(deps, keys.account, (hashed) =>
        verify(body.password, hashed),
      );
      return countFailure(isRegistered ? unconfirmed : wrong());
    }
    if (user.status === 'inactive') {
      return fail('ACCOUNT_INACTIVE', 'ACCOUNT_INACTIVE');
    }
    if (user.secondFactor) {
      const code = body.code?.trim() ?? '';
      if (code === '') return codeRequired;
      if (!(await consumeCode(deps, user.id, code))) {
        await noteWrongCode(deps, user);
        return countFailure(codeInvalid);
      }
    }
    const tooOften = await limits.successfulLogins.count(keys.account);
    if (tooOften !== null) return tooMany(tooOften);
    if (matches === true) return succeed(user);
    return renewHash(db, user, await hash(body.password), (renewed) =>
      verify(body.password, renewed),
    );
  }, keys);
}

/**
 * Replaces the hash of a password that was hashed as typed, not in NFC. A concurrent login may have
 * done so: then its hash is verified.
 */
async function renewHash(
  db: Executor,
  user: User,
  newHash: string,
  verify: (hash: string | null) => Promise<Verified>,
): Promise<Result<User>> {
  if (await replacePassword(db, user.id, user.passwordHash, newHash)) {
    return succeed({ ...user, passwordHash: newHash });
  }
  const present = await findUser(db, user.id);
  return present && (await verify(present.passwordHash)) ? succeed(present) : wrong();
}

/**
 * Whether a password is that of an unconfirmed registration. It is checked whether or not the email
 * has an account, so that a login does not reveal which.
 */
async function matchesRegistration(
  { db, confirmsEmail, now }: Dependencies,
  email: string,
  verify: (hash: string) => Promise<Verified>,
): Promise<boolean> {
  const registration = confirmsEmail ? await findRegistration(db, { email }, now()) : null;
  return registration !== null && (await verify(registration.passwordHash)) !== false;
}

const unconfirmed = fail('EMAIL_UNCONFIRMED', 'EMAIL_UNCONFIRMED');
const codeRequired = fail('SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_REQUIRED');
const codeInvalid = fail('SECOND_FACTOR_INVALID', 'CODE_WRONG', 'code');

function wrong(): Failed {
  return fail('INVALID_CREDENTIALS', 'CREDENTIALS_INVALID');
}

/** Whether the account may have a second factor, and must turn it on. */
function isDue({ requiresSecondFactor }: Dependencies, { secondFactor }: User): boolean {
  return requiresSecondFactor && secondFactor === false;
}

/**
 * The account with the language of the request, if it had none. Not in the transaction of the login,
 * whose shared locks two logins would both have to exchange.
 */
async function withLanguage(
  db: Executor,
  user: User,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<User> {
  const language = user.language === null ? acceptedLanguage(headers['accept-language']) : null;
  if (language === null) return user;
  await setLanguage(db, user.id, language, { onlyFirst: true });
  return { ...user, language };
}

/** @returns the token; null when password, status or second factor changed during the verification */
async function logIn(
  deps: Dependencies,
  user: User,
  { address, headers }: Pick<FastifyRequest, 'address' | 'headers'>,
): Promise<string | null> {
  const { db, now, addressHash } = deps;
  // Idle ones are refused before.
  await deleteExpiredRows(db, 'sessions', now());
  return db.transaction().execute(async (tx) => {
    if (!(await lockUnchanged(tx, user))) return null;
    await keepAddress(tx, user.id, addressHash(address), now());
    return startSession(tx, user.id, now(), {
      userAgent: headers['user-agent'],
      secondFactorDue: isDue(deps, user),
    });
  });
}
