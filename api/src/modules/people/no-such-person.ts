import { fail, type Failed } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';

const words: Record<Audience, string> = { student: 'Student', educator: 'Educator' };

/** The answer for a person that does not exist, or that the asker may not know of. */
export function noSuchPerson(audience: Audience): Failed {
  return fail('NOT_FOUND', `${words[audience]} not found`);
}
