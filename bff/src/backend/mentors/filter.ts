import type { Club } from '../../domain/club.ts';
import type { Mentor, MentorFilter } from '../../domain/mentor.ts';
import { refKey } from '../reading/reference.ts';

/** A mentor and the mentor's club, null without one or where it can't be read. */
export interface MentorWithClub {
  mentor: Mentor;
  club: Club | null;
}

/**
 * Search looks at the name, the specialization and the club's name. For a club, those of the club
 * come first and then those of no club; mentors of another club are left out.
 */
export function filterMentors(entries: MentorWithClub[], filter: MentorFilter): Mentor[] {
  const wanted = filter.search?.trim().toLowerCase() ?? '';
  const found = entries.filter(({ mentor, club }) =>
    [mentor.name, mentor.specialization, club?.name].some((text) =>
      (text ?? '').toLowerCase().includes(wanted),
    ),
  );
  const { forClubId } = filter;
  const inClub = (clubId: string | null) =>
    found.filter(({ mentor, club }) => (club?.id ?? refKey(mentor.club)) === clubId);
  const ranked = forClubId ? [...inClub(forClubId), ...inClub(null)] : found;
  return ranked.map(({ mentor }) => mentor);
}
