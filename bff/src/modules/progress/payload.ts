import type { UserError } from '../../resolving/userErrors.ts';
import type { Person } from '../people/entity.ts';

/** What a progress save came to. */
export interface ProgressPayload {
  /** Read only when selected; its failure must not hide that the save was made. */
  person: (() => Promise<Person | null>) | null;
  userErrors: UserError[];
}
