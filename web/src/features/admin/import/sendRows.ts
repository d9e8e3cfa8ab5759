import type { ApolloClient } from '@apollo/client';
import { Refusal } from '../../../lib/errors.ts';
import { refusalIn } from '../../../lib/mutation/outcome.ts';
import { payloadOf } from '../../../lib/mutation/payloadOf.ts';
import { inTurn } from '../../../lib/run/inTurn.ts';
import type { Part } from '../../../lib/run/useRun.ts';
import type { ImportPeopleInput } from '../../../schema.generated.ts';
import type { FirstLink } from './files.ts';
import { batchesOf, type Batch } from './importBatches.ts';
import { ImportPeopleDocument, type ImportPeopleMutation } from './ImportPeople.generated.ts';
import type { Choices } from './names.ts';
import type { RowResult } from './outcomes.ts';
import type { FileRow, ImportFile } from './readImportFile.ts';

export type Answer = NonNullable<ImportPeopleMutation['importPeople']>['rows'][number];

interface Sending {
  audience: ImportPeopleInput['audience'];
  file: ImportFile;
  rows: readonly FileRow[];
  choices: Choices;
  dryRun: boolean;
  signal: AbortSignal;
}

/** Sends rows in batches. A repeat is harmless: the server knows the rows by file and line. */
export async function* sendRows(
  client: ApolloClient,
  { audience, file, rows, choices, dryRun, signal }: Sending,
): AsyncGenerator<Part<Answer>> {
  const send = (batch: Batch) => {
    const input = { audience, fileHash: file.hash, dryRun, ...batch };
    // Without the cache: thousands of people would stay in it.
    return payloadOf(client, ImportPeopleDocument, input, 'no-cache');
  };
  const batches = batchesOf(rows, file.columns, choices);
  for await (const { rows: items, userErrors } of inTurn(batches, send, signal)) {
    if (userErrors.length > 0) {
      throw new Refusal(refusalIn({ userErrors }) ?? 'The server refused these rows.');
    }
    yield { items };
  }
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
