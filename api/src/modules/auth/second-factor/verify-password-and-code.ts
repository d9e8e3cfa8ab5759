import type { FastifyRequest } from 'fastify';
import { fail, succeed, type Failed, type Result } from '../../../domain/result.ts';
import { checkCurrentPassword, countFailedVerification } from '../current-password.ts';
import type { User } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';

/**
 * Checks the current password, then the code. Only failures of either count towards the limit of
 * wrong current passwords. @returns the result of `checkCode`
 */
export async function verifyPasswordAndCode<T>(
  deps: Dependencies,
  request: FastifyRequest,
  { currentPassword }: { currentPassword: string },
  checkCode: (user: User) => Promise<T | null>,
): Promise<Result<T>> {
  const password = await checkCurrentPassword(deps, request, currentPassword);
  if (!password.ok) return password;
  const checked = await checkCode(password.value);
  if (checked !== null) return succeed(checked);
  await countFailedVerification(deps, request);
  return wrongCode();
}

function wrongCode(): Failed {
  return fail('VALIDATION', 'CODE_WRONG', 'code');
}
