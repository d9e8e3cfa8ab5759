import type { Changed } from '../../backend/writes/changed.ts';
import type { UserError } from '../userErrors.ts';
import type { Person } from '../../domain/person.ts';

/** What a progress save came to. */
export interface ProgressPayload {
  person: Changed<Person>;
  userErrors: UserError[];
}
