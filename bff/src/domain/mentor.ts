import type { Club } from './club.ts';
import type { Reference } from './reference.ts';
import type { Role } from './account.ts';

/** A mentor as read with one call; fields that the call did not include are undefined. */
export interface Mentor {
  readonly id: string;
  readonly name: string;
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly specialization: string | null | undefined;
  readonly experience: string | null | undefined;
  readonly status: string | null | undefined;
  /** Whether a login asks for a code. */
  readonly secondFactor: boolean | null | undefined;
  readonly studentsCount: number | null | undefined;
  readonly club: Reference<Club> | undefined;
  /** The tag of the record; null where the backend gives none. */
  readonly version: string | null | undefined;
  /** The role whose calls it was read with. */
  readonly reader: Role;
}

/** Filter of the list of mentors. */
export interface MentorFilter {
  /** Text in the name, the specialization or the club's name. */
  search?: string | null;
  /** Only mentors of this club, followed by those without a club. */
  forClubId?: string | null;
  /** Whether all people of the mentor below 100 percent have been waiting for 30 days or longer. */
  silent?: boolean | null;
}

/** Fields of every mentor. */
interface MentorFields {
  name: string;
  email: string;
  phone: string;
  clubId: string;
  specialization?: string | null;
  experience?: string | null;
}

/** The new state of a mentor. */
export interface MentorChange extends MentorFields {
  /** Unchanged when null. */
  status?: string | null;
  /** The version that must still be current. */
  ifVersion?: string | null;
}

/** A new mentor. */
export interface NewMentor extends MentorFields {
  password: string;
}
