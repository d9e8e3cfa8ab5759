import type { FormDetails } from '../../domain/form-details.ts';
import type { AccountStatus, Audience } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';
import type { NextSession } from '../counselling-sessions/next-session.ts';
import type { InterestProfile } from '../interest-profiles/interest-profile.ts';
import { fail, type Failed } from '../../domain/result.ts';

/** A student or an educator. */
export interface Person {
  id: string;
  audience: Audience;
  name: string;
  email: string;
  phone: string | null;
  status: AccountStatus | null;
  club: ClubReference | null;
  mentor: MentorReference | null;
  /** null: the name of the school is shown. */
  education: string | null;
  /** The flag only; key details have the same effect. */
  formSubmitted: boolean;
  /** Time of the first submission. */
  formSubmittedAt: Date | null;
  details: FormDetails;
  createdAt: Date;
  /** null without one, without a mentor, and while person or mentor are inactive. */
  nextSession: NextSession | null;
  /** Email that replaces `email` once it is confirmed; only in the own record. */
  pendingEmail?: string | null;
  /** null without one; only in the own record of a student. */
  interestProfile?: InterestProfile | null;
}

/** A mentor in another record. */
export interface MentorReference {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  specialization: string | null;
  /** May differ from the person's club after the person changed clubs. */
  club: ClubReference | null;
}

/** Failure for a person that does not exist or may not be read. */
export function personNotFound(audience: Audience): Failed {
  return fail('NOT_FOUND', audience === 'student' ? 'STUDENT_NOT_FOUND' : 'EDUCATOR_NOT_FOUND');
}

/** Failure for a person who is not assigned to the mentor. */
export function personOfMentorNotFound(field?: string): Failed {
  return fail('NOT_FOUND', 'PERSON_NOT_ASSIGNED', field);
}
