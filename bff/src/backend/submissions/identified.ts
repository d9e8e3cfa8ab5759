import type { Audience } from '../../domain/audience.ts';
import type { PersonOf } from '../../domain/person.ts';
import type { Submission } from '../../domain/submission.ts';
import type { RecordedSubmission } from './normalise.ts';

/** Reads all people of an audience. */
export type AllPeople = <A extends Audience>(audience: A) => Promise<PersonOf<A>[]>;

/** Which people have an id or, alone, an email. */
interface Known {
  ids: ReadonlySet<string>;
  /** Null where several have the same email. */
  byEmail: ReadonlyMap<string, string | null>;
}

/**
 * The submissions with their people. Where the record's id may be the submission's own, the list of
 * people says whose it is: that of the person with this id, else of the one with this email. Nobody
 * there keeps the id of the record.
 */
export async function identified(
  submissions: RecordedSubmission[],
  all: AllPeople,
): Promise<Submission[]> {
  const doubtful = submissions.filter(({ isIdentified }) => !isIdentified);
  const audiences = new Set(doubtful.map(({ person }) => person.audience));
  const known = new Map(
    await Promise.all(
      [...audiences].map(async (audience) => [audience, await knownOf(audience, all)] as const),
    ),
  );
  return submissions.map((submission) => {
    const { person, isIdentified } = submission;
    const list = isIdentified ? undefined : known.get(person.audience);
    if (list === undefined || list.ids.has(person.id)) return submission;
    const id = list.byEmail.get(comparable(person.email ?? ''));
    return id ? submission.of(id) : submission;
  });
}

async function knownOf(audience: Audience, all: AllPeople): Promise<Known> {
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
