import type { Club } from './club.ts';
import type { Reference } from './reference.ts';
import type { Role } from './user.ts';

/** A mentor, as far as the call that named it includes it; a field that it did not include is undefined. */
export interface Mentor {
  readonly id: string;
  readonly name: string;
  readonly email: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly specialization: string | null | undefined;
  readonly experience: string | null | undefined;
  readonly status: string | null | undefined;
  readonly studentsCount: number | null | undefined;
  readonly club: Reference<Club> | undefined;
  /** The tag of the record; null where the backend gives none. */
  readonly version: string | null | undefined;
  /** The role whose calls it was read with. */
  readonly reader: Role;
}

/** Which mentors are asked for. */
export interface MentorFilter {
  /** Text in the name, the specialization or the club's name. */
  search?: string | null;
  /** Only mentors of this club, and after them those of no club. */
  forClubId?: string | null;
}

/** What is known of any mentor. */
interface MentorFields {
  name: string;
  email: string;
  phone: string;
  clubId: string;
  specialization?: string | null;
  experience?: string | null;
}

/** A mentor as it is to be. */
export interface MentorChange extends MentorFields {
  /** Null leaves it as it is. */
  status?: string | null;
  /** The version that must still be current. */
  ifVersion?: string | null;
}

/** A new mentor. */
export interface NewMentor extends MentorFields {
  password: string;
}
