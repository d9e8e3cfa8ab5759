import { useState } from 'react';
import { errorAt, errorWhere } from '../../lib/errors.ts';
import { useListParams, type ListParams } from '../../lib/list/useListParams.ts';
import { usePagedList, type PagedList } from '../../lib/list/usePagedList.ts';
import { toVariables } from './people/criteria.ts';
import type { MentorPersonFragment } from './people/MentorPerson.generated.ts';
import { useMentorDashboardQuery, type MentorDashboardQuery } from './MentorDashboard.generated.ts';
import type { MentorFiguresFragment } from './MentorFigures.generated.ts';

/** Why stages are missing: of the mentor's club, or of the club of one of the people. */
const stagesErrorIn = (error: Error | undefined) =>
  errorWhere(error, (path) => path.at(-1) === 'stages' && path[1] !== 'stats');

type Parts = NonNullable<MentorDashboardQuery['mentorDashboard']>;

/** A page of the mentor's people by the criteria in the URL. */
export interface MentorPeople extends PagedList<MentorPersonFragment> {
  params: ListParams;
  /** How many are assigned in all; null while unknown. */
  assigned: number | null;
}

/** One of the mentor's people, chosen in the address. */
export interface ChosenPerson {
  person: MentorPersonFragment | null;
  loading: boolean;
  /** The person in the address is not, or no longer, one of the mentor's people. */
  missing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Everything on the mentor's screen. Each part may fail alone. */
export interface MentorDashboard {
  mentor: Parts['mentor'];
  stats: MentorFiguresFragment | null;
  statsError: Error | undefined;
  /** The stages of the mentor's club; null without a club, and while unknown. */
  stages: Parts['stages'];
  stagesError: Error | undefined;
  people: MentorPeople;
  chosen: ChosenPerson;
  /** The first answer is on its way. */
  loading: boolean;
  retry: () => void;
}

/**
 * The one query of the mentor's screen. It includes the chosen person where the list may not; a
 * person who is then chosen in the list needs no request.
 */
export function useMentorDashboard(personId: string | null): MentorDashboard {
  const params = useListParams();
  const variables = toVariables(params);
  const list = JSON.stringify(variables);
  const [asked, setAsked] = useState({ list, personId });
  if (asked.list !== list) setAsked({ list, personId });
  const result = useMentorDashboardQuery({
    variables: { ...variables, person: asked.personId ?? '', hasPerson: asked.personId !== null },
  });
  const errorOf = (part: keyof Parts) => errorAt(result.error, 'mentorDashboard', part);
  const retry = () => void result.refetch();
  const people = usePagedList(
    params,
    { ...result, error: errorOf('people') },
    (data) => data.mentorDashboard?.people,
  );
  const parts = (result.data ?? result.previousData)?.mentorDashboard;
  const isFirst = result.loading && !parts;

  const listed = people.rows.find(({ id }) => id === personId) ?? null;
  const person = listed ?? (parts?.person?.id === personId ? parts.person : null) ?? null;
  const isUnasked = personId !== null && !person && asked.personId !== personId;
  if (isUnasked && !result.loading) setAsked({ list, personId });
  const isPending = personId !== null && !person && (result.loading || isUnasked);
  const personError = errorOf('person');

  return {
    mentor: parts?.mentor ?? null,
    stats: parts?.stats ?? null,
    statsError: errorOf('stats'),
    stages: parts?.stages ?? null,
    stagesError: stagesErrorIn(result.error),
    people: { ...people, params, assigned: parts?.everyone?.totalCount ?? null },
    chosen: {
      person,
      loading: isPending,
      missing: personId !== null && !person && !isPending && !personError,
      error: person || personId === null ? undefined : personError,
      retry,
    },
    loading: isFirst,
    retry,
  };
}
