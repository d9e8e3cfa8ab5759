import type { Submission, SubmissionFilter, SubmissionSort } from '../../domain/submission.ts';
import type { Query } from '../http/call.ts';
import type { Listing } from '../lists/listing.ts';
import type { ListQuery } from '../port.ts';
import type { RecordedSubmission } from './normalise.ts';

/** Which submissions are asked for, in which order. */
export type SubmissionQuery = ListQuery<SubmissionFilter, SubmissionSort>;

const upstreamField = { NAME: 'name', SUBMITTED_AT: 'createdAt' } as const;

const sortValue: Record<SubmissionSort['field'], (row: Submission) => string | null> = {
  NAME: ({ person }) => person.name,
  SUBMITTED_AT: ({ submittedAt }) => submittedAt,
};

/** The question as the backend is asked, should it be able to filter and sort. */
function upstreamQuery({ filter, sort }: SubmissionQuery): Query {
  const { search, submitted, audience } = filter;
  return {
    search: search?.trim() || null,
    status: typeof submitted === 'boolean' ? (submitted ? 'submitted' : 'pending') : null,
    role: audience ?? null,
    sort: sort && `${sort.direction === 'DESC' ? '-' : ''}${upstreamField[sort.field]}`,
  };
}

/** What is asked of the list. */
export function submissionListing(query: SubmissionQuery): Listing<RecordedSubmission> {
  const { filter, sort, page } = query;
  const search = filter.search?.trim().toLowerCase() ?? '';
  return {
    page,
    query: upstreamQuery(query),
    sort: sort && { by: sortValue[sort.field], direction: sort.direction },
    // A student and an educator may have the same id.
    idOf: ({ person }) => `${person.id} ${person.audience}`,
    matches: ({ person }) =>
      [person.name, person.email].some((text) => text?.toLowerCase().includes(search)) &&
      (typeof filter.submitted !== 'boolean' ||
        filter.submitted === (person.formSubmitted ?? false)) &&
      (filter.audience ?? person.audience) === person.audience,
  };
}
