import type { Executor } from '../../../platform/database/types.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Dependencies } from '../../dependencies.ts';
import { newRecoveryCodes, normaliseCode } from './recovery-codes.ts';
import {
  consumeRecoveryCode,
  consumeStep,
  findSecondFactor,
  replaceRecoveryCodes,
} from './repository.ts';
import { stepOfCode } from './totp.ts';

/**
 * Consumes a code of the authenticator app or a recovery code. @returns whether it is valid and
 * unused; false if the secret key is missing or is not that of the set-up
 */
export async function consumeCode(
  { db, secrets, now }: Pick<Dependencies, 'db' | 'secrets' | 'now'>,
  userId: string,
  typed: string,
): Promise<boolean> {
  if (!secrets) return false;
  const code = normaliseCode(typed);
  if (!/^\d{6}$/.test(code)) {
    return consumeRecoveryCode(db, userId, secrets.hash(code, userId));
  }
  const factor = await findSecondFactor(db, userId);
  const secret = factor && secrets.open(factor.secret, userId);
  const step = secret === null ? null : stepOfCode(secret, code, now());
  return step !== null && consumeStep(db, userId, step);
}

/** Replaces the recovery codes. @returns the new ones, which are stored hashed */
export async function issueRecoveryCodes(
  db: Executor,
  secrets: Secrets,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => secrets.hash(normaliseCode(code), userId));
  await replaceRecoveryCodes(db, userId, hashes);
  return codes;
}
