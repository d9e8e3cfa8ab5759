import type { Submission, SubmissionFilter, SubmissionSort } from '../../domain/submission.ts';
import type { Query } from '../http/call.ts';
import type { DayOf } from '../entities/waiting.ts';
import { sortParameter, type Listing } from '../lists/listing.ts';
import type { ListQuery } from '../../domain/page.ts';
import { searchMatcher } from '../lists/search.ts';
import type { RecordedSubmission } from './normalise.ts';

/** A query of the submissions. */
type SubmissionQuery = ListQuery<SubmissionFilter, SubmissionSort>;

const upstreamField = { NAME: 'name', SUBMITTED_AT: 'createdAt' } as const;

const sortValue: Record<SubmissionSort['field'], (row: Submission) => string | null> = {
  NAME: ({ person }) => person.name,
  SUBMITTED_AT: ({ submittedAt }) => submittedAt,
};

/** Filter and order as parameters of the REST call. */
function upstreamQuery({ filter, sort }: SubmissionQuery): Query {
  const { search, submitted, audience, submittedFrom, submittedTo } = filter;
  return {
    search: search?.trim() || null,
    status: typeof submitted === 'boolean' ? (submitted ? 'submitted' : 'pending') : null,
    role: audience ?? null,
    submittedFrom,
    submittedTo,
    sort: sort && sortParameter(upstreamField[sort.field], sort.direction),
  };
}

/** The list query. */
export function submissionListing(
  query: SubmissionQuery,
  dayOf: DayOf,
): Omit<Listing<RecordedSubmission>, 'read'> {
  const { filter, sort, page } = query;
  const isFound = searchMatcher(filter.search, ({ person }: RecordedSubmission) => [
    person.name,
    person.email,
  ]);
  return {
    page,
    query: upstreamQuery(query),
    sort: sort && {
      by: sortValue[sort.field],
      direction: sort.direction,
      areNames: sort.field === 'NAME',
    },
    // A student and an educator may have the same id.
    idOf: ({ person }) => `${person.id} ${person.audience}`,
    matches: (row) =>
      isFound(row) &&
      (typeof filter.submitted !== 'boolean' ||
        filter.submitted === (row.person.formSubmitted ?? false)) &&
      (filter.audience ?? row.person.audience) === row.person.audience &&
      isSubmittedWithin(row, filter, dayOf),
  };
}

/** True without days in the filter; a form without a date is within none. */
function isSubmittedWithin(
  row: RecordedSubmission,
  { submittedFrom, submittedTo }: SubmissionFilter,
  dayOf: DayOf,
): boolean {
  if (!submittedFrom && !submittedTo) return true;
  if (row.submittedAt === null) return false;
  const day = dayOf(new Date(row.submittedAt));
  return day >= (submittedFrom ?? day) && day <= (submittedTo ?? day);
}
