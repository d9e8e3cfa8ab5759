import { skipToken } from '@apollo/client/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CLUB } from '../../lib/joinedClub.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { useClubChoicesQuery } from './ClubChoices.generated.ts';

interface Club {
  id: string;
  name: string;
  description: string | null;
}

/** Whether a text contains the word, case-insensitive; "art" does not match "smart". */
const hasWord = (text: string | null, word: string) =>
  (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word.normalize('NFC').toLowerCase());

/**
 * Club of a category, since clubs have no category field: the only club with that word in its name,
 * else the only one with it in its description. Null with none or several.
 */
export function matchingClub<C extends Club>(clubs: readonly C[], category: string): C | null {
  for (const part of ['name', 'description'] as const) {
    const [first, ...others] = clubs.filter((club) => hasWord(club[part], category));
    if (first) return others.length === 0 ? first : null;
  }
  return null;
}

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
