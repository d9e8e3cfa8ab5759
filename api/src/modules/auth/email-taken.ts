import { fail, type Failed } from '../../domain/result.ts';

/** The refusal of an email that another account has. */
export function emailTaken(): Failed {
  return fail('CONFLICT', 'An account with this email already exists', 'email');
}
