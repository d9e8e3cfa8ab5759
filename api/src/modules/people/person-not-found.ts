import { fail, type Failed } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';

const labels: Record<Audience, string> = { student: 'Student', educator: 'Educator' };

/** Failure for a person that does not exist or may not be read. */
export function personNotFound(audience: Audience): Failed {
  return fail('NOT_FOUND', `${labels[audience]} not found`);
}
