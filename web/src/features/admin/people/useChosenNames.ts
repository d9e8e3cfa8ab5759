import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { useClubCandidatesQuery } from '../pickers/ClubCandidates.generated.ts';
import { useMentorCandidatesQuery } from '../pickers/MentorCandidates.generated.ts';

/** Names of the filtered club and mentor, from the cache of the filters. */
export function useChosenNames(audience: ClubAudience, { filter }: Pick<ListParams, 'filter'>) {
  const fetchPolicy = 'cache-only';
  const clubs = useClubCandidatesQuery({ variables: { clubFor: audience }, fetchPolicy });
  const mentors = useMentorCandidatesQuery({ fetchPolicy });
  return {
    club: clubs.data?.clubs?.find(({ id }) => id === filter('club'))?.name,
    mentor: mentors.data?.mentors?.find(({ id }) => id === filter('mentor'))?.name,
  };
}
