import { skipToken } from '@apollo/client/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CLUB } from '../../lib/joinedClub.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { useClubChoicesQuery } from './ClubChoices.generated.ts';
import { matchingClub } from './matchingClub.ts';

/** Club of the clicked join button, if exactly one club of the audience matches. */
export function useJoinedClub(audience: ClubAudience) {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const wanted = params.get(CLUB);
  const { data, loading } = useClubChoicesQuery(
    wanted === null ? skipToken : { variables: { clubFor: audience } },
  );
  return {
    club: wanted === null ? null : matchingClub(data?.clubChoices ?? [], wanted),
    loading,
    /** Removes the parameter when the user has chosen a club. */
    forget: () => {
      if (wanted === null) return;
      params.delete(CLUB);
      setParams(params, { state, replace: true, flushSync: true });
    },
  };
}
