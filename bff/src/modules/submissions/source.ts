import { listed } from '../../listing.ts';
import type { PageOf } from '../../paging.ts';
import type { Reply, RestClient } from '../../rest/client.ts';
import { recordsOf } from '../../rest/unwrap.ts';
import { submissionListing, upstreamQuery, type SubmissionQuery } from './list.ts';
import { readSubmission } from './normalise.ts';
import type { Submission } from './submission.ts';

/** The REST call that lists submissions. */
export interface SubmissionSource {
  /** GET /api/admin/form-submissions */
  list(query: SubmissionQuery): Promise<PageOf<Submission>>;
}

const PATH = '/api/admin/form-submissions';

export function createSubmissionSource(rest: RestClient): SubmissionSource {
  return {
    async list(query) {
      const reply = await rest.get(PATH, { query: upstreamQuery(query) });
      return listed(
        reply,
        read(reply),
        submissionListing(query),
        async (rows) => rows ?? read(await rest.get(PATH)),
      );
    },
  };
}

function read(reply: Reply): Submission[] {
  const records = recordsOf(reply, 'submissions', 'formSubmissions', 'users');
  return records.map(readSubmission);
}
