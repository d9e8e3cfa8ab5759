import type { Audience, Role } from './account.ts';
import type { OrError } from './orError.ts';

/** A stage of a club. */
export interface Stage {
  readonly id: string;
  /** May be blank. */
  readonly name: string;
  readonly description: OrError<string | null>;
}

/** A club as read with one call; fields that the call did not include are undefined. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly clubFor: Audience | null | undefined;
  readonly description: string | null | undefined;
  readonly stages: Stage[] | undefined;
  readonly membersCount: number | undefined;
  /** The tag of the record; null where the backend gives none. */
  readonly version: string | null | undefined;
  /** The role whose calls it was read with; decides which further calls may complete it. */
  readonly reader: Role;
}

/** A new club. */
export interface NewClub {
  name: string;
  description: string;
  clubFor: Audience;
  /** Names, in order. */
  stages?: string[] | null;
}

/** The new state of a club. */
export interface ClubChange extends Omit<NewClub, 'stages'> {
  id: string;
  /** In order; the id of an existing stage, or null for a new one. */
  stages: { id?: string | null; name: string }[];
  /** The version that must still be current. */
  ifVersion?: string | null;
}
