import { fail, type Failed, type Result } from '../../../domain/result.ts';
import { isDuplicate } from '../../../platform/database/failures.ts';

/** Failure for an email of another account. */
export function emailTaken(): Failed {
  return fail('CONFLICT', 'EMAIL_TAKEN', 'email');
}

/** Runs a write; a duplicate email becomes a failure. */
export async function catchDuplicateEmail<T>(store: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await store();
  } catch (error) {
    if (isDuplicate(error)) return emailTaken();
    throw error;
  }
}
