import { fail, type Failed, type Result } from '../../domain/result.ts';
import { isDuplicate } from '../../plugins/database/failures.ts';

/** The refusal of an email that another account has. */
export function emailTaken(): Failed {
  return fail('CONFLICT', 'An account with this email already exists', 'email');
}

/** Runs what stores an email; one that another account has is refused. */
export async function refusingTakenEmail<T>(store: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await store();
  } catch (error) {
    if (isDuplicate(error)) return emailTaken();
    throw error;
  }
}
