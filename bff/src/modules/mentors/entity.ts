import type { Role } from '../auth/entity.ts';
import type { ClubReference } from '../clubs/entity.ts';

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
  club: ClubReference | undefined;
  reader: Role;
}

/** What a record says of its mentor: the mentor, or only the id (or name). */
export type MentorReference = { mentor: Mentor } | { key: string } | null;

/** The id of the mentor that a record refers to. */
export function mentorIdOf(reference: MentorReference): string | null {
  if (reference === null) return null;
  return 'mentor' in reference ? reference.mentor.id : reference.key;
}
