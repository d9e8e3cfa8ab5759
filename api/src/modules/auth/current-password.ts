import { fail, succeed, tooMany, type Failed, type Result } from '../../domain/result.ts';
import type { Dependencies } from '../dependencies.ts';
import { findUser, type User } from './users.ts';

/** Only failures count towards the limit. @returns the account */
export function checkCurrentPassword(
  { db, limits, passwords }: Dependencies,
  userId: string,
  password: string,
): Promise<Result<User>> {
  return passwords.inTurn(async (verify) => {
    const wait = await limits.passwordChange.wait(userId);
    if (wait !== null) return tooMany(wait);
    const user = await findUser(db, userId);
    const matches = await verify(password, user?.passwordHash ?? null);
    if (user && matches) return succeed(user);
    await limits.passwordChange.count(userId);
    return wrongPassword();
  });
}

/** Failure for a wrong current password. */
export function wrongPassword(): Failed {
  return fail('VALIDATION', 'The current password is not right', 'currentPassword');
}
