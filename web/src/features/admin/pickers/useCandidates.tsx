import { chakra } from '@chakra-ui/react';
import { skipToken } from '@apollo/client/react';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { OptionGroup } from '../../../ui/OptionList.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { useClubCandidatesQuery } from './ClubCandidates.generated.ts';
import { clubOption, matchingClubs } from '../../../lib/clubOptions.ts';
import { useMentorCandidatesQuery } from './MentorCandidates.generated.ts';
import { mentorGroups } from './mentorGroups.ts';
import { leastLoaded, mentorOption } from './mentorOption.tsx';

/** Value of the option without an assignment. */
export const NONE = 'none';

/** Options of a picker: none first, then the clubs or mentors that match the search. */
export function useCandidates(
  kind: 'club' | 'mentor',
  person: PersonRowFragment,
  audience: ClubAudience,
  search: string,
) {
  const clubs = useClubCandidatesQuery(
    kind === 'club' ? { variables: { clubFor: audience }, fetchPolicy: 'cache-first' } : skipToken,
  );
  const mentors = useMentorCandidatesQuery(
    kind === 'mentor' ? { fetchPolicy: 'cache-first' } : skipToken,
  );
  const { data, loading, error, refetch } = kind === 'club' ? clubs : mentors;
  const all = (kind === 'club' ? clubs.data?.clubs : mentors.data?.mentors) ?? [];
  const groups: OptionGroup[] =
    kind === 'club'
      ? [{ options: matchingClubs(clubs.data?.clubs ?? [], search).map(clubOption) }]
      : mentorGroups(mentors.data?.mentors ?? [], person, search).map(({ title, mentors }) => {
          const least = leastLoaded(mentors);
          return {
            title,
            options: mentors.map((mentor) => mentorOption(mentor, person, least.has(mentor.id))),
          };
        });
  const first = firstName(person.name);
  const none = {
    value: NONE,
    title: 'None',
    subtitle: person[kind] ? `${first} is left without a ${kind}` : `${first} has no ${kind} now`,
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
    groups:
      kind === 'club'
        ? [{ options: [none, ...groups.flatMap(({ options }) => options)] }]
        : [{ options: [none] }, ...groups],
  };
}

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
