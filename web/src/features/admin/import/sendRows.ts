import type { ApolloClient } from '@apollo/client';
import { retried } from '../../../lib/list/readPages.ts';
import { answerOf, refusalIn } from '../../../lib/mutation/outcome.ts';
import type { ImportPeopleInput } from '../../../schema.generated.ts';
import type { FirstLink } from './files.ts';
import { batchesOf } from './importBatches.ts';
import { ImportPeopleDocument, type ImportPeopleMutation } from './ImportPeople.generated.ts';
import type { Choices } from './names.ts';
import type { RowResult } from './outcomes.ts';
import type { FileRow, ImportFile } from './readImportFile.ts';

type Payload = NonNullable<ImportPeopleMutation['importPeople']>;
type Answer = Payload['rows'][number];

/** A batch that the server refused as a whole; the message is for the user. */
export class Refused extends Error {}

interface Sending {
  audience: ImportPeopleInput['audience'];
  file: ImportFile;
  rows: readonly FileRow[];
  choices: Choices;
  dryRun: boolean;
  /** Ends the sending before the next batch. */
  signal: AbortSignal;
  onAnswer: (answers: readonly Answer[]) => void;
}

/**
 * Sends rows in batches, one after another. A failed call is repeated: the server knows the rows by
 * file and line.
 */
export async function sendRows(client: ApolloClient, sending: Sending): Promise<void> {
  const { audience, file, rows, choices, dryRun, signal, onAnswer } = sending;
  for (const batch of batchesOf(rows, file.columns, choices)) {
    if (signal.aborted) return;
    const input = { audience, fileHash: file.hash, dryRun, ...batch };
    const { rows: answers, userErrors } = await retried(() => send(client, input), signal);
    if (userErrors.length > 0) {
      throw new Refused(refusalIn({ userErrors }) ?? 'The server refused these rows.');
    }
    onAnswer(answers);
  }
}

async function send(client: ApolloClient, input: ImportPeopleInput): Promise<Payload> {
  const { data, error } = await client.mutate({
    mutation: ImportPeopleDocument,
    variables: { input },
    errorPolicy: 'all',
    // Thousands of people would stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const outcome = answerOf(data?.importPeople, error);
  if (outcome.payload) return outcome.payload;
  const failure: Error | undefined = error;
  throw failure ?? new Error('The answer has no result.');
}

export const resultOfAnswer = ({ outcome, userErrors }: Answer): RowResult => ({
  outcome,
  errors: userErrors.map(({ field, message }) => ({ field: field?.[0] ?? null, message })),
});

/** The link to a first password of the row's person, if there is one. */
export const linksIn = (answers: readonly Answer[]): FirstLink[] =>
  answers.flatMap(({ person, passwordLink }) =>
    person && passwordLink?.url
      ? {
          name: person.name,
          email: person.email,
          url: passwordLink.url,
          expiresAt: passwordLink.expiresAt,
        }
      : [],
  );

export const withoutConsentIn = (answers: readonly Answer[]): number =>
  answers.filter(({ person }) => person && 'consentMissing' in person && person.consentMissing)
    .length;
