import type { SubmissionFilter, SubmissionSort } from '../../gen/schema.generated.ts';
import type { Listing } from '../../listing.ts';
import type { Page } from '../../paging.ts';
import type { Query } from '../../rest/call.ts';
import { fromAudience } from '../clubs/audience.ts';
import type { Submission } from './submission.ts';

/** Which submissions are asked for, in which order. */
export interface SubmissionQuery {
  filter: SubmissionFilter;
  sort: SubmissionSort | null;
  page: Page;
}

const upstreamField = { NAME: 'name', SUBMITTED_AT: 'createdAt' } as const;

const sortValue: Record<SubmissionSort['field'], (row: Submission) => string | null> = {
  NAME: ({ person }) => person.name,
  SUBMITTED_AT: ({ submittedAt }) => submittedAt,
};

/** The question as the backend is asked, should it be able to filter, sort and page. */
export function upstreamQuery({ filter, sort, page }: SubmissionQuery): Query {
  const { search, submitted, audience } = filter;
  return {
    search: search?.trim() || null,
    status: typeof submitted === 'boolean' ? (submitted ? 'submitted' : 'pending') : null,
    role: audience && fromAudience(audience),
    sort: sort && `${sort.direction === 'DESC' ? '-' : ''}${upstreamField[sort.field]}`,
    page: page.number,
    limit: page.size,
  };
}

/** The same question for the entries as they are. */
export function submissionListing({ filter, sort, page }: SubmissionQuery): Listing<Submission> {
  const search = filter.search?.trim().toLowerCase() ?? '';
  const audience = filter.audience && fromAudience(filter.audience);
  return {
    page,
    sort: sort && { by: sortValue[sort.field], direction: sort.direction },
    idOf: ({ person }) => person.id,
    matches: ({ person, submitted }) =>
      [person.name, person.email].some((text) => text?.toLowerCase().includes(search)) &&
      (filter.submitted ?? submitted) === submitted &&
      (audience ?? person.audience) === person.audience,
  };
}
