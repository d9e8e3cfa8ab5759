import type { FormDetails } from '../../domain/form-details.ts';
import type { AccountStatus, Audience } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';

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
  /** Email that replaces `email` once it is confirmed; only in the own record. */
  pendingEmail?: string | null;
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
