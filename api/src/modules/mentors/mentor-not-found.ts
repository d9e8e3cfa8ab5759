import { fail, type Failed } from '../../domain/result.ts';

/** Failure for a mentor that does not exist. */
export function mentorNotFound(): Failed {
  return fail('NOT_FOUND', 'Mentor not found');
}
