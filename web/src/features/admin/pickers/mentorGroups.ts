import { interestMatch } from './interestMatch.ts';
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

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** For whom mentors are sought. */
interface Seeker {
  club: { id: string; name: string } | null;
  mentor: { id: string } | null;
  formDetails?: { interests: readonly string[] } | null;
}

/**
 * Who may be chosen, in order: for a member of a club the club's own mentors and then those with no
 * club; for a person without a club all of them. Within a group those with the fewest people come
 * first, of equals those whose specialization matches an interest. The present mentor comes before
 * all, and is shown even when of another club or inactive.
 */
export function mentorGroups(
  mentors: readonly MentorCandidate[],
  { club, mentor: present, formDetails }: Seeker,
  search: string,
): MentorGroup[] {
  const isPresent = ({ id }: MentorCandidate) => id === present?.id;
  const load = ({ studentsCount }: MentorCandidate) => studentsCount ?? Infinity;
  const fits = ({ specialization }: MentorCandidate) =>
    interestMatch(specialization, formDetails?.interests ?? []) !== null;
  const eligible = mentors
    .filter((mentor) => isPresent(mentor) || !isInactive(mentor))
    .filter((mentor) => matches(mentor, search))
    .sort((a, b) => compare(load(a), load(b)) || Number(fits(b)) - Number(fits(a)));
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
