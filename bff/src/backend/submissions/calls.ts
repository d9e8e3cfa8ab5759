import type { Reply } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { SubmissionCalls } from '../port.ts';
import { recordsOf } from '../reading/unwrap.ts';
import { identified, type AllPeople } from './identified.ts';
import { submissionListing } from './listing.ts';
import { readSubmission, type RecordedSubmission } from './normalise.ts';

const LIST = {
  path: '/api/admin/form-submissions',
  wrappers: ['submissions', 'formSubmissions', 'users'],
};

export function createSubmissionCalls(lists: Lists, allPeople: AllPeople): SubmissionCalls {
  return {
    async page(query) {
      const page = await lists.page(LIST, { ...submissionListing(query), read });
      return { ...page, items: await identified(page.items, allPeople) };
    },
  };
}

function read(reply: Reply): RecordedSubmission[] {
  return recordsOf(reply).map(readSubmission);
}
