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
  /** null: the school's name stands for it. */
  education: string | null;
  /** The flag alone; a key detail counts as well. */
  formSubmitted: boolean;
  /** When the form was first submitted. */
  formSubmittedAt: Date | null;
  details: FormDetails;
  createdAt: Date;
}

/** A mentor as other records refer to one. */
export interface MentorReference {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  specialization: string | null;
  /** May be another than the person's own, after the person changed clubs. */
  club: ClubReference | null;
}
