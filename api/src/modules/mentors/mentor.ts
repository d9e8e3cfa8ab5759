import type { AccountStatus } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';

/** A counsellor who accompanies people through the stages of a club. */
export interface Mentor {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  status: AccountStatus | null;
  /** Experience in words. */
  experience: string | null;
  specialization: string | null;
  club: ClubReference | null;
  /** How many people are assigned. */
  peopleCount: number;
}
