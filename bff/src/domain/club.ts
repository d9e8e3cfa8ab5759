import type { Audience } from './audience.ts';
import type { Role } from './user.ts';

/** A stage of a club. */
export interface Stage {
  readonly id: string;
  /** May be blank. */
  readonly name: string;
  readonly description: string | null;
}

/** A club, as far as the call that named it includes it; a field that it did not include is undefined. */
export interface Club {
  readonly id: string;
  readonly name: string;
  readonly clubFor: Audience | null | undefined;
  readonly description: string | null | undefined;
  readonly stages: Stage[] | undefined;
  readonly membersCount: number | undefined;
  /** The tag of the record; null where the backend gives none. */
  readonly version: string | null | undefined;
  /** The role whose calls it was read with, which decides what further calls may complete it. */
  readonly reader: Role;
}

/** A new club. */
export interface NewClub {
  name: string;
  description: string;
  clubFor: Audience;
  /** Names in order. */
  stages?: string[] | null;
}

/** A club as it is to be. */
export interface ClubChange extends Omit<NewClub, 'stages'> {
  id: string;
  /** In order; the id is that of the stage it was, null of a new one. */
  stages: { id?: string | null; name: string }[];
  /** The version that must still be current. */
  ifVersion?: string | null;
}
