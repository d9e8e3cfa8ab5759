import type { Submission, SubmissionFilter, SubmissionSort } from '../../domain/submission.ts';
import type { Query } from '../http/call.ts';
import type { DayOf } from '../entities/waiting.ts';
import { sortOf, type Listing } from '../lists/listing.ts';
import type { ListQuery } from '../../domain/page.ts';
import { searchMatcher } from '../lists/search.ts';
import type { RecordedSubmission } from './normalise.ts';

const sortFields = {
  NAME: { parameter: 'name', by: ({ person }: Submission) => person.name, areNames: true },
  SUBMITTED_AT: { parameter: 'createdAt', by: ({ submittedAt }: Submission) => submittedAt },
};

/** The filter as parameters of the REST call. */
function upstreamQuery(filter: SubmissionFilter): Query {
  const { search, submitted, audience, submittedFrom, submittedTo } = filter;
  return {
    search: search?.trim() || null,
    status: typeof submitted === 'boolean' ? (submitted ? 'submitted' : 'pending') : null,
    role: audience ?? null,
    submittedFrom,
    submittedTo,
  };
}

/** The list query. */
export function submissionListing(
  { filter, sort, page }: ListQuery<SubmissionFilter, SubmissionSort>,
  dayOf: DayOf,
): Omit<Listing<RecordedSubmission>, 'read'> {
  const isFound = searchMatcher(filter.search, ({ person }: RecordedSubmission) => [
    person.name,
    person.email,
  ]);
  return {
    page,
    query: upstreamQuery(filter),
    sort: sortOf(sort, sortFields),
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
