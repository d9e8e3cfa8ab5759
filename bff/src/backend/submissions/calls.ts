import type { DayOf } from '../entities/waiting.ts';
import type { Reply } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { SubmissionSource } from '../sources.ts';
import { submissionListing } from './listing.ts';
import { readSubmission, type RecordedSubmission } from './normalise.ts';
import type { Audience } from '../../domain/account.ts';
import type { PersonOf } from '../../domain/person.ts';
import type { Submission } from '../../domain/submission.ts';

const LIST = {
  path: '/api/admin/form-submissions',
  wrappers: ['submissions', 'formSubmissions', 'users'],
};

export function createSubmissionCalls(
  lists: Lists,
  allPeople: AllPeople,
  dayOf: DayOf,
): SubmissionSource {
  return {
    async page(query) {
      const page = await lists.page(LIST, { ...submissionListing(query, dayOf), read });
      return { ...page, items: await identified(page.items, allPeople) };
    },

    async all() {
      return identified(read(await lists.whole(LIST)), allPeople);
    },
  };
}

function read(reply: Reply): RecordedSubmission[] {
  return recordsOf(reply).map(readSubmission);
}

/** Reads all people of an audience. */
type AllPeople = <A extends Audience>(audience: A) => Promise<PersonOf<A>[]>;

/** People by id, and by unique email. */
interface PersonIndex {
  ids: ReadonlySet<string>;
  /** Null where several have the same email. */
  byEmail: ReadonlyMap<string, string | null>;
}

/**
 * The submissions with the ids of their people. Where the id of a record may be that of the
 * submission, the person is looked up in the list of people by this id, then by email; else the id
 * is kept.
 */
async function identified(
  submissions: RecordedSubmission[],
  all: AllPeople,
): Promise<Submission[]> {
  const unidentified = submissions.filter(({ isIdentified }) => !isIdentified);
  const audiences = new Set(unidentified.map(({ person }) => person.audience));
  const lists = new Map(
    await Promise.all(
      [...audiences].map(async (audience) => [audience, await indexPeople(audience, all)] as const),
    ),
  );
  return submissions.map((submission) => {
    const { person, isIdentified } = submission;
    const list = isIdentified ? undefined : lists.get(person.audience);
    if (list === undefined || list.ids.has(person.id)) return submission;
    const id = list.byEmail.get(comparable(person.email ?? ''));
    return id ? submission.of(id) : submission;
  });
}

async function indexPeople(audience: Audience, all: AllPeople): Promise<PersonIndex> {
  const rows = await all(audience);
  const byEmail = new Map<string, string | null>();
  for (const { id, email } of rows) {
    byEmail.set(comparable(email), byEmail.has(comparable(email)) ? null : id);
  }
  return { ids: new Set(rows.map(({ id }) => id)), byEmail };
}

function comparable(email: string): string {
  return email.trim().toLowerCase();
}
