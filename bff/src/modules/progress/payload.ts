import type { Changed } from '../../resolving/changed.ts';
import type { UserError } from '../../resolving/userErrors.ts';
import type { Person } from '../people/entity.ts';

/** What a progress save came to. */
export interface ProgressPayload {
  person: Changed<Person>;
  userErrors: UserError[];
}
