import { fail, type Failed } from '../../domain/result.ts';

/** The answer to a mentor for anybody who is not one of the mentor's people. */
export function noSuchPersonOfMentor(field?: string): Failed {
  return fail('NOT_FOUND', 'No such person is assigned to you', field);
}
