import type { MentorCandidatesQuery } from './MentorCandidates.generated.ts';

/** A mentor who may be chosen in the picker. */
export type MentorCandidate = NonNullable<MentorCandidatesQuery['mentors']>[number];

/** Mentors under one heading of the picker. */
export interface MentorGroup {
  title: string;
  mentors: MentorCandidate[];
}

/** Whether a mentor's name, specialization or club has the text in it, in any case. */
function matches({ name, specialization, club }: MentorCandidate, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, specialization, club?.name ?? ''].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}

/** Inactive mentors can't log in: nobody new is given to them. */
export const isInactive = ({ status }: MentorCandidate) => status?.toLowerCase() === 'inactive';

/** For whom mentors are sought. */
interface Seeker {
  club: { id: string; name: string } | null;
  mentor: { id: string } | null;
}

/**
 * Who may be chosen, in order: for a member of a club the club's own mentors and then those with no
 * club; for a person without a club all of them. The present mentor comes first, and is shown even
 * when of another club or inactive.
 */
export function mentorGroups(
  mentors: readonly MentorCandidate[],
  { club, mentor: present }: Seeker,
  search: string,
): MentorGroup[] {
  const isPresent = ({ id }: MentorCandidate) => id === present?.id;
  const eligible = mentors
    .filter((mentor) => isPresent(mentor) || !isInactive(mentor))
    .filter((mentor) => matches(mentor, search));
  const found = [...eligible.filter(isPresent), ...eligible.filter((one) => !isPresent(one))];
  const groups = club
    ? [
        {
          title: 'Mentor of another club',
          mentors: found.filter(
            (mentor) => isPresent(mentor) && mentor.club && mentor.club.id !== club.id,
          ),
        },
        {
          title: `Mentors of ${club.name}`,
          mentors: found.filter((mentor) => mentor.club?.id === club.id),
        },
        { title: 'Mentors with no club', mentors: found.filter((mentor) => !mentor.club) },
      ]
    : [{ title: 'All mentors', mentors: found }];
  return groups.filter((group) => group.mentors.length > 0);
}
