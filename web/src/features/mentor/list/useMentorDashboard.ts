import { useState } from 'react';
import { errorAt, errorWhere } from '../../../lib/errors.ts';
import { useListParams, type ListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList, type PagedList } from '../../../lib/list/usePagedList.ts';
import { toVariables } from './criteria.ts';
import { useMentorDashboardQuery, type MentorDashboardQuery } from './MentorDashboard.generated.ts';
import type { MentorFiguresFragment } from './MentorFigures.generated.ts';

/** Error of stages that failed to load, of the mentor's club or of a person's club. */
const stagesErrorIn = (error: Error | undefined) =>
  errorWhere(error, (path) => path.at(-1) === 'stages' && path[1] !== 'stats');

type Parts = NonNullable<MentorDashboardQuery['mentorDashboard']>;

/** A person, to be read with `useMentorPerson`. */
export type PersonRef = Pick<NonNullable<Parts['person']>, '__typename' | 'id'>;

/** A page of the mentor's people with the filters in the URL. */
export interface MentorPeople extends PagedList<NonNullable<Parts['people']>['items'][number]> {
  params: ListParams;
  /** Total number of assigned people; null while unknown. */
  assigned: number | null;
}

/** The person selected in the URL. */
export interface ChosenPerson {
  person: PersonRef | null;
  loading: boolean;
  /** The person in the URL is not assigned to the mentor. */
  missing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Data of the mentor's screen. Each part may fail separately. */
export interface MentorDashboard {
  mentor: Parts['mentor'];
  stats: MentorFiguresFragment | null;
  statsError: Error | undefined;
  /** Stages of the mentor's club; null without a club and while unknown. */
  stages: Parts['stages'];
  stagesError: Error | undefined;
  people: MentorPeople;
  chosen: ChosenPerson;
  /** Errors of all parts. */
  error: Error | undefined;
  /** The first response is pending. */
  loading: boolean;
  retry: () => void;
}

/**
 * The query of the mentor's screen. Includes the selected person if the list may not contain them;
 * selecting a person of the list sends no request.
 */
export function useMentorDashboard(personId: string | null): MentorDashboard {
  const params = useListParams();
  const variables = toVariables(params);
  const list = JSON.stringify(variables);
  const [requested, setRequested] = useState({ list, personId });
  if (requested.list !== list) setRequested({ list, personId });
  const result = useMentorDashboardQuery({
    variables: {
      ...variables,
      person: requested.personId ?? '',
      hasPerson: requested.personId !== null,
    },
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
  const isUnasked = personId !== null && !person && requested.personId !== personId;
  if (isUnasked && !result.loading) setRequested({ list, personId });
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
    error: result.error,
    loading: isFirst,
    retry,
  };
}
