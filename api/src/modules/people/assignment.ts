import { fail, type Failed } from '../../domain/result.ts';
import type { AccountStatus, Audience } from '../../domain/words.ts';
import type { ClubReference } from '../clubs/club.ts';

/** A club is for one audience. @returns null, or the failure */
export function checkClubAudience(
  audience: Audience,
  club: ClubReference,
  field: string,
): Failed | null {
  if (club.audience === audience) return null;
  const isForStudents = club.audience === 'student';
  return fail('VALIDATION', isForStudents ? 'CLUB_FOR_STUDENTS' : 'CLUB_FOR_EDUCATORS', field);
}

/** A mentor must belong to the same club or to none. @returns null, or the failure */
export function checkMentorClub(
  personsClubId: string | null,
  mentorsClubId: string | null,
): Failed | null {
  if (personsClubId === null || mentorsClubId === null || personsClubId === mentorsClubId) {
    return null;
  }
  return fail('VALIDATION', 'MENTOR_OF_OTHER_CLUB', 'mentorId');
}

/** Several people are given to an active mentor only. @returns null, or the failure */
export function checkMentorActive(status: AccountStatus | null): Failed | null {
  return status === 'inactive' ? fail('VALIDATION', 'MENTOR_INACTIVE', 'mentorId') : null;
}
