import type { Reference } from '../backend/reading/reference.ts';
import type { Role } from './user.ts';
import type { Club } from './club.ts';

/** A mentor, as far as the call that named it tells. What is undefined was not carried. */
export interface Mentor {
  id: string;
  name: string;
  email: string | null | undefined;
  phone: string | null | undefined;
  specialization: string | null | undefined;
  experience: string | null | undefined;
  status: string | null | undefined;
  studentsCount: number | null | undefined;
  club: Reference<Club> | undefined;
  reader: Role;
}
