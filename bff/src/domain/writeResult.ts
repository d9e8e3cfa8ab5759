import type { Person } from './person.ts';
import type { MentorStats } from './statistics.ts';
import type { UserError } from './userError.ts';

/** Reads a changed record on selection, with another call if needed. Null when refused. */
export type Changed<T> = (() => Promise<T | null>) | null;

/** Result of a write. Errors are those that the user can correct; empty on success. */
export interface WriteResult<T> {
  entity: Changed<T>;
  userErrors: UserError[];
}

/** Result of a change of a person, with the mentor's stats where the reply includes them. */
export interface ChangedPerson extends WriteResult<Person> {
  stats: MentorStats | null;
}
