import { fail, type Failed } from '../../domain/result.ts';

/** The answer for a club that does not exist, or that the asker may not know of. */
export function noSuchClub(): Failed {
  return fail('NOT_FOUND', 'Club not found');
}
