import { includesText } from '../../../lib/list/compareText.ts';
import { interestMatch } from './interestMatch.ts';
import type { MentorCandidatesQuery } from './MentorCandidates.generated.ts';

/** A mentor as an option of the picker. */
export type MentorCandidate = NonNullable<MentorCandidatesQuery['mentors']>[number];

/** Mentors under one heading of the picker. */
export interface MentorGroup {
  title: string;
  mentors: MentorCandidate[];
}

/** Whether name, specialization or club of a mentor contains the text. */
const matches = ({ name, specialization, club }: MentorCandidate, search: string) =>
  includesText(search, [name, specialization, club?.name]);

/** Inactive mentors can't log in, so no new people are assigned to them. */
export const isInactive = ({ status }: MentorCandidate) => status?.toLowerCase() === 'inactive';

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** The person to assign a mentor to. */
export interface PersonToAssign {
  club: { id: string; name: string } | null;
  mentor: { id: string } | null;
  formDetails?: { interests: readonly string[] } | null;
}

/**
 * Groups of selectable mentors. For a member of a club: the club's mentors, then those without a
 * club; for a person without a club: all. Within a group, mentors with fewer people come first;
 * with equal numbers, those whose specialization matches an interest. The current mentor is always
 * first, even if inactive or of another club.
 */
export function mentorGroups(
  mentors: readonly MentorCandidate[],
  { club, mentor: present, formDetails }: PersonToAssign,
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
