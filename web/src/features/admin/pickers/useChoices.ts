import type { ClubAudience } from '../../../schema.generated.ts';
import { useFetchToast } from '../table/listTexts.tsx';
import { useClubCandidatesQuery } from './ClubCandidates.generated.ts';
import { useMentorCandidatesQuery } from './MentorCandidates.generated.ts';

const CACHE_ONLY = { fetchPolicy: 'cache-only' } as const;
/** Loads what the cache lacks; a change of the policy alone would not. */
const ifNeeded = (isNeeded: boolean) => ({ fetchPolicy: 'cache-first', skip: !isNeeded }) as const;

/** The mentors of a filter; loaded while its control is displayed, else those of the cache. */
export function useMentorChoices(isNeeded: boolean) {
  useFetchToast(useMentorCandidatesQuery(ifNeeded(isNeeded)).error, 'mentors');
  return useMentorCandidatesQuery(CACHE_ONLY).data?.mentors;
}

/** The clubs of an audience and the mentors, in the same way. */
export function useChoices(clubFor: ClubAudience, isNeeded: boolean) {
  const variables = { clubFor };
  useFetchToast(useClubCandidatesQuery({ variables, ...ifNeeded(isNeeded) }).error, 'clubs');
  const { data } = useClubCandidatesQuery({ variables, ...CACHE_ONLY });
  return { audience: clubFor, clubs: data?.clubs, mentors: useMentorChoices(isNeeded) };
}
