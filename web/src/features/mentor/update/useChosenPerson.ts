import { skipToken } from '@apollo/client/react';
import { hasCode } from '../../../lib/errors.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { useChosenPersonQuery } from './ChosenPerson.generated.ts';

/** The person chosen in the address. */
export interface ChosenPerson {
  person: MentorPersonFragment | null;
  loading: boolean;
  /** Somebody is named in the address who is not, or no longer, one of the mentor's people. */
  missing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/**
 * The chosen person, taken from the list when it stands there, else asked for: a link may name
 * somebody whom the page or the search does not show.
 */
export function useChosenPerson(
  id: string | null,
  listed: readonly MentorPersonFragment[],
  listLoading = false,
): ChosenPerson {
  const inList = listed.find((person) => person.id === id) ?? null;
  const { data, loading, error, refetch } = useChosenPersonQuery(
    id && !inList && !listLoading ? { variables: { id } } : skipToken,
  );
  const asked = id && !inList ? (data?.mentorDashboard?.person ?? null) : null;
  const person = inList ?? asked;
  const asking = id !== null && !person && (listLoading || loading);
  const missing = id !== null && !person && !asking && (!error || hasCode(error, 'NOT_FOUND'));
  return {
    person,
    loading: asking,
    missing,
    error: person || missing ? undefined : error,
    retry: () => void refetch(),
  };
}
