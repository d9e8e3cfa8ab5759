import { fail, type Failed } from '../../domain/result.ts';

/** The answer for a mentor that does not exist. */
export function noSuchMentor(): Failed {
  return fail('NOT_FOUND', 'Mentor not found');
}
