import { fail, type Failed } from '../../domain/result.ts';

/** Failure for a club that does not exist or may not be read. */
export function clubNotFound(): Failed {
  return fail('NOT_FOUND', 'Club not found');
}
