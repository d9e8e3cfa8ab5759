import type { AccountStatus } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';
import { fail, type Failed } from '../../domain/result.ts';

/** A counsellor. */
export interface Mentor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  status: AccountStatus | null;
  /** Whether a login asks for a code. */
  secondFactor: boolean;
  /** Experience as text. */
  experience: string | null;
  specialization: string | null;
  club: ClubReference | null;
  /** Number of assigned people. */
  peopleCount: number;
}

/** Failure for a mentor that does not exist. */
export function mentorNotFound(): Failed {
  return fail('NOT_FOUND', 'MENTOR_NOT_FOUND');
}
