import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { errorAt, errorWhere } from '../../../lib/errors.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import { toVariables, withPerson } from './criteria.ts';
import { useMentorDashboardQuery, type MentorDashboardQuery } from './MentorDashboard.generated.ts';

/**
 * Error of stages that failed to load, of the mentor's club or of a person's club. None if the
 * call itself failed, which the list shows.
 */
const stagesErrorIn = (error: Error | undefined) =>
  CombinedGraphQLErrors.is(error) && error.errors.every(({ path }) => path)
    ? errorWhere(error, (path) => path.at(-1) === 'stages' && path[1] !== 'stats')
    : undefined;

type Parts = NonNullable<MentorDashboardQuery['mentorDashboard']>;

/** A person, to be read with `useMentorPerson`. */
export type PersonRef = Pick<NonNullable<Parts['person']>, '__typename' | 'id'>;

/**
 * Data of the mentor's screen; each part may fail separately. Includes the selected person if the list may not contain them;
 * selecting a person of the list sends no request.
 */
export function useMentorDashboard(personId: string | null) {
  const params = useListParams();
  const variables = toVariables(params);
  const list = JSON.stringify(variables);
  const [requested, setRequested] = useState({ list, personId });
  if (requested.list !== list) setRequested({ list, personId });
  const result = useMentorDashboardQuery({
    variables: withPerson(variables, requested.personId),
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
  const found: PersonRef | null =
    listed ?? (parts?.person?.id === personId ? parts.person : null) ?? null;
  const [kept, setKept] = useState(found);
  if (found && found.id !== kept?.id) setKept(found);
  // An open form stays while another page of the list can't be loaded.
  const person = found ?? (!result.data?.mentorDashboard && kept?.id === personId ? kept : null);
  const isUnasked = personId !== null && !person && requested.personId !== personId;
  if (isUnasked && !result.loading) setRequested({ list, personId });
  const isPending = personId !== null && !person && (result.loading || isUnasked);
  const personError = errorOf('person');

  return {
    mentor: parts?.mentor ?? null,
    stats: parts?.stats ?? null,
    statsError: errorOf('stats'),
    /** Stages of the mentor's club; null without a club and while unknown. */
    stages: parts?.stages ?? null,
    stagesError: stagesErrorIn(result.error),
    /** A page of the mentor's people with the filters in the URL. */
    people: {
      ...people,
      params,
      /** Total number of assigned people; null while unknown. */
      assigned: parts?.everyone?.totalCount ?? null,
    },
    /** The person selected in the URL. */
    chosen: {
      person,
      loading: isPending,
      /** The person in the URL is not assigned to the mentor. */
      missing: personId !== null && !person && !isPending && !personError,
      error: person || personId === null ? undefined : personError,
      retry,
    },
    /** Errors of all parts. */
    error: result.error,
    /** The first response is pending. */
    loading: isFirst,
    retry,
  };
}

export type MentorDashboard = ReturnType<typeof useMentorDashboard>;
export type MentorPeople = MentorDashboard['people'];
export type ChosenPerson = MentorDashboard['chosen'];
