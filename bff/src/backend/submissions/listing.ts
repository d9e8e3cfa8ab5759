import type { SubmissionFilter, SubmissionSort } from '../../gen/schema.generated.ts';
import type { Listing } from '../lists/listing.ts';
import type { Page } from '../lists/paging.ts';
import { unlessError } from '../reading/orError.ts';
import type { Query } from '../http/call.ts';
import { fromAudience } from '../../graphql/audience.ts';
import type { Submission } from '../../domain/submission.ts';

/** Which submissions are asked for, in which order. */
export interface SubmissionQuery {
  filter: SubmissionFilter;
  sort: SubmissionSort | null;
  page: Page;
}

const upstreamField = { NAME: 'name', SUBMITTED_AT: 'createdAt' } as const;

const sortValue: Record<SubmissionSort['field'], (row: Submission) => string | null> = {
  NAME: ({ person }) => person.name,
  SUBMITTED_AT: ({ submittedAt }) => unlessError(submittedAt),
};

/** The question as the backend is asked, should it be able to filter and sort. */
function upstreamQuery({ filter, sort }: SubmissionQuery): Query {
  const { search, submitted, audience } = filter;
  return {
    search: search?.trim() || null,
    status: typeof submitted === 'boolean' ? (submitted ? 'submitted' : 'pending') : null,
    role: audience && fromAudience(audience),
    sort: sort && `${sort.direction === 'DESC' ? '-' : ''}${upstreamField[sort.field]}`,
  };
}

/** What is asked of the list. */
export function submissionListing(query: SubmissionQuery): Listing<Submission> {
  const { filter, sort, page } = query;
  const search = filter.search?.trim().toLowerCase() ?? '';
  const audience = filter.audience && fromAudience(filter.audience);
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
      (audience ?? person.audience) === person.audience,
  };
}
