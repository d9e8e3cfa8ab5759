import { fail, type Failed } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';

/** Who may be assigned to what: a club is for one audience. @returns null, or why not */
export function refuseClub(audience: Audience, club: ClubReference, field: string): Failed | null {
  if (club.audience === audience) return null;
  return fail('VALIDATION', `This club is for ${club.audience}s`, field);
}

/** A mentor of another club can't accompany somebody; one of the same or of no club can. */
export function refuseMentor(
  personsClubId: string | null,
  mentorsClubId: string | null,
): Failed | null {
  if (personsClubId === null || mentorsClubId === null || personsClubId === mentorsClubId) {
    return null;
  }
  return fail('VALIDATION', 'This mentor belongs to another club', 'mentorId');
}
