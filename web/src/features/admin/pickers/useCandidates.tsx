import { chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { OptionGroup } from '../../../ui/OptionList.tsx';
import { useClubCandidatesQuery } from './ClubCandidates.generated.ts';
import { clubOption, matchingClubs } from '../../../lib/clubOptions.ts';
import { useMentorCandidatesQuery } from './MentorCandidates.generated.ts';
import {
  mentorGroups,
  isInactive,
  type MentorCandidate,
  type PersonToAssign,
} from './mentorGroups.ts';
import { countText } from '../../../lib/format.ts';
import { otherClub } from '../../../lib/journey/journeyTexts.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { interestMatch } from './interestMatch.ts';

/** Value of the option without an assignment. */
export const NONE = 'none';

interface CandidatesOptions {
  kind: 'club' | 'mentor';
  /** For whom a mentor is chosen; for several people, what they have in common. */
  person: PersonToAssign;
  audience: ClubAudience;
  search: string;
  /** Second line of the option None. */
  noneText: string;
  /** `network-only` for figures that are up to date. */
  fetchPolicy?: 'cache-first' | 'network-only';
}

/** Options of a picker: none first, then the clubs or mentors that match the search. */
export function useCandidates(options: CandidatesOptions) {
  const { kind, person, audience, search, noneText, fetchPolicy = 'cache-first' } = options;
  const clubs = useClubCandidatesQuery(
    kind === 'club' ? { variables: { clubFor: audience }, fetchPolicy } : skipToken,
  );
  const mentors = useMentorCandidatesQuery(kind === 'mentor' ? { fetchPolicy } : skipToken);
  const { data, loading, error, refetch } = kind === 'club' ? clubs : mentors;
  const all = (kind === 'club' ? clubs.data?.clubs : mentors.data?.mentors) ?? [];
  // Mentors of clubs for the other audience only if assigned now.
  const offered = (mentors.data?.mentors ?? []).filter(
    ({ id, club }) => id === person.mentor?.id || (club?.clubFor ?? audience) === audience,
  );
  const groups: OptionGroup[] =
    kind === 'club'
      ? [{ options: matchingClubs(clubs.data?.clubs ?? [], search).map(clubOption) }]
      : mentorGroups(offered, person, search).map(({ title, mentors }) => {
          const least = leastLoaded(mentors);
          return {
            title,
            options: mentors.map((mentor) => mentorOption(mentor, person, least.has(mentor.id))),
          };
        });
  const none = {
    value: NONE,
    title: 'None',
    subtitle: noneText,
    leading: kind === 'mentor' ? <NoneMark /> : undefined,
  };
  return {
    loading: loading && !data,
    error,
    refetch,
    /** Ids of the matches, without the option None. */
    matches: groups.flatMap(({ options }) => options.map(({ value }) => value)),
    /** Whether a choice is still an option after a refetch. */
    isKnown: (choice: string) => choice === NONE || all.some(({ id }) => id === choice),
    /** The candidate with this id; null for none. */
    find: (choice: string) => all.find(({ id }) => id === choice) ?? null,
    /** All mentors. */
    mentors: mentors.data?.mentors ?? [],
    groups:
      kind === 'club'
        ? [{ options: [none, ...groups.flatMap(({ options }) => options)] }]
        : [{ options: [none] }, ...groups],
  };
}

export type Candidates = ReturnType<typeof useCandidates>;

/** Icon of the "none" option, in place of an Avatar. */
function NoneMark() {
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      flex="none"
      width="control"
      height="3.125rem"
      borderRadius="stone"
      bg="brand-soft"
      color="brand"
    >
      <Icon name="x" size="6" />
    </chakra.span>
  );
}

/**
 * Option of a mentor for a person, with reasons for and against.
 * @param isLeast whether no mentor in the same group has fewer people
 */
function mentorOption(mentor: MentorCandidate, person: PersonToAssign, isLeast: boolean) {
  const { club, studentsCount } = mentor;
  const own = person.club;
  const other = otherClub({ club: own, mentor });
  const place = club ? (club.id === own?.id ? 'Same club' : club.name) : 'No club yet';
  const match = interestMatch(mentor.specialization, person.formDetails?.interests ?? []);
  return {
    value: mentor.id,
    title: mentor.name,
    note: mentor.specialization,
    cautions: [
      ...(other === null ? [] : [`Now assigned, of ${other}`]),
      ...(isInactive(mentor) ? ['Inactive'] : []),
    ],
    reasons: [
      ...(other === null ? [place] : []),
      ...(match === null ? [] : [`Matches the interest in ${match}`]),
      ...(studentsCount === null
        ? []
        : [
            `${countText(studentsCount, peopleNoun(club?.clubFor))}${isLeast ? ', the fewest here' : ''}`,
          ]),
    ],
    leading: <Avatar name={mentor.name} />,
  };
}

/** Ids of the mentors with the fewest people of a group; empty if all have the same number. */
function leastLoaded(mentors: readonly MentorCandidate[]): ReadonlySet<string> {
  const counts = mentors.map(({ studentsCount }) => studentsCount ?? Infinity);
  const least = Math.min(...counts);
  if (counts.every((count) => count === least)) return new Set();
  return new Set(mentors.filter((mentor) => mentor.studentsCount === least).map(({ id }) => id));
}
