import type { MentorFilter } from '../../gen/resolvers.generated.ts';
import type { Club } from '../clubs/club.ts';
import type { Mentor } from './mentor.ts';

/** A mentor and the club that goes with it. */
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
  const ranked = forClubId
    ? [
        ...found.filter(({ club }) => club?.id === forClubId),
        ...found.filter(({ club }) => club === null),
      ]
    : found;
  return ranked.map(({ mentor }) => mentor);
}
