import type { Lists } from '../lists/lists.ts';
import type { PageOf } from '../lists/paging.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { Reply } from '../http/client.ts';
import type { PeopleSource } from '../people/calls.ts';
import type { Submission } from '../../domain/submission.ts';
import { identified } from './identified.ts';
import { submissionListing, type SubmissionQuery } from './listing.ts';
import { readSubmission } from './normalise.ts';

/** The REST call that lists submissions. */
export interface SubmissionSource {
  /** GET /api/admin/form-submissions */
  list(query: SubmissionQuery): Promise<PageOf<Submission>>;
}

const LIST = {
  path: '/api/admin/form-submissions',
  wrappers: ['submissions', 'formSubmissions', 'users'],
};

export function createSubmissionSource(lists: Lists, people: PeopleSource): SubmissionSource {
  return {
    async list(query) {
      const page = await lists.page(LIST, { ...submissionListing(query), read });
      return { ...page, items: await identified(page.items, people) };
    },
  };
}

function read(reply: Reply): Submission[] {
  return recordsOf(reply).map(readSubmission);
}
