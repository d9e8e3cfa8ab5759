import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { messages } from '../../domain/messages.ts';
import { fail, succeed, tooMany, type Failed, type Result } from '../../domain/result.ts';
import { logEvent } from '../../platform/http/security-events.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { findUser, type User } from './users.ts';

export const CurrentPassword = Type.String({
  minLength: 1,
  // A password of 200 characters has more code points where its accents are separate.
  maxLength: 1000,
  ...messages({ required: 'CURRENT_PASSWORD_REQUIRED' }),
});

/** Checks the caller's password; only failures count towards the limit. @returns the account */
export function checkCurrentPassword(
  deps: Dependencies,
  request: FastifyRequest,
  password: string,
): Promise<Result<User>> {
  const { db, limits, passwords } = deps;
  const userId = signedInAs(request).id;
  return passwords.inTurn(async (verify) => {
    const wait = await limits.passwordChange.wait(userId);
    if (wait !== null) {
      logEvent(request, 'password.refused', { userId });
      return tooMany(wait);
    }
    const user = await findUser(db, userId);
    const matches = await verify(password, user?.passwordHash ?? null);
    if (user && matches) return succeed(user);
    await countFailedVerification(deps, request);
    return wrongPassword();
  });
}

/** Counts and logs a wrong current password, or a wrong code with the right one. */
export async function countFailedVerification(
  { limits }: Dependencies,
  request: FastifyRequest,
): Promise<void> {
  const userId = signedInAs(request).id;
  logEvent(request, 'password.failure', { userId });
  await limits.passwordChange.count(userId);
}

/** Failure for a wrong current password. */
export function wrongPassword(): Failed {
  return fail('VALIDATION', 'CURRENT_PASSWORD_WRONG', 'currentPassword');
}
