import { fail, type Failed } from '../../domain/result.ts';

/** Failure for a person who is not assigned to the mentor. */
export function personOfMentorNotFound(field?: string): Failed {
  return fail('NOT_FOUND', 'No such person is assigned to you', field);
}
