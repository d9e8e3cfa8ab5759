import type { OrError } from '../backend/reading/orError.ts';
import type { Role } from './user.ts';
import type { Audience } from '../graphql/audience.ts';

/** A stage of a club. */
export interface Stage {
  id: string;
  /** May be blank. */
  name: string;
  description: OrError<string | null>;
}

/** A club, as far as the call that named it tells. What is undefined was not carried. */
export interface Club {
  id: string;
  name: string;
  clubFor: Audience | null | undefined;
  description: string | null | undefined;
  stages: Stage[] | undefined;
  membersCount: number | undefined;
  /** Whose calls it was read with, which decides what further calls may complete it. */
  reader: Role;
}
