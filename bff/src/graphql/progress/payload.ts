import type { Changed } from '../../backend/port.ts';
import type { Person } from '../../domain/person.ts';
import type { UserError } from '../../domain/userError.ts';

export interface ProgressPayload {
  person: Changed<Person>;
  userErrors: UserError[];
}
