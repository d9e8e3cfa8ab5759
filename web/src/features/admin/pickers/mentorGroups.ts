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

/**
 * Who may be chosen, in order: for a member of a club the club's own mentors and then those with no
 * club; for a person without a club all of them.
 */
export function mentorGroups(
  mentors: readonly MentorCandidate[],
  club: { id: string; name: string } | null,
  search: string,
): MentorGroup[] {
  const found = mentors.filter((mentor) => matches(mentor, search));
  const groups = club
    ? [
        {
          title: `Mentors of ${club.name}`,
          mentors: found.filter((mentor) => mentor.club?.id === club.id),
        },
        { title: 'Mentors with no club', mentors: found.filter((mentor) => !mentor.club) },
      ]
    : [{ title: 'All mentors', mentors: found }];
  return groups.filter((group) => group.mentors.length > 0);
}
