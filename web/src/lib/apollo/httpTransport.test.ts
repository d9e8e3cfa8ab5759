import { InMemoryCache } from '@apollo/client';
import { print, type DefinitionNode, type DocumentNode } from 'graphql';
import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { requestIdOf } from '../errors.ts';
import { MeDocument } from '../session/Me.generated.ts';
import { createClient } from './createClient.ts';
import { documentIdOf } from './documentIdLink.ts';
import { documentIds } from './documentIds.generated.ts';
import { httpTransport } from './httpTransport.ts';

const visitor = { token: () => null, end: () => undefined };
const answer = { data: { me: null } };
const unknown = {
  errors: [{ message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

/** Asks a server that gives these answers; returns what it was sent. */
async function sentFor(...answers: object[]): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(Response.json(answers[sent.length - 1]));
  });
  await createClient(visitor, httpTransport()).query({ query: MeDocument });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const extensions = { persistedQuery: { version: 1, sha256Hash: documentIds['Me'] } };

it('sends the id of an operation in place of its text', async () => {
  const sent = await sentFor(answer);

  expect(sent).toMatchObject([{ operationName: 'Me', extensions }]);
  expect(sent[0]).not.toHaveProperty('query');
});

it('sends the text as well to a server that does not know the id', async () => {
  const sent = await sentFor(unknown, answer);

  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ extensions });
  expect(sent[1]?.['query']).toContain('query Me');
});

it('adds the request id of a response with errors', async () => {
  const headers = { 'x-request-id': 'request-1' };
  const failed = { data: { me: null }, errors: [{ message: '' }] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(failed, { headers })));
  const result = createClient(visitor, httpTransport()).query({ query: MeDocument });

  const error: unknown = await result.catch((reason: unknown) => reason);
  expect(requestIdOf(error)).toBe('request-1');
});

const generated = import.meta.glob<Record<string, unknown>>('../../**/*.generated.ts', {
  eager: true,
});

function isOperation(value: unknown): value is DocumentNode {
  const isDocument = typeof value === 'object' && value !== null && 'definitions' in value;
  return isDocument && documentIdOf(value as DocumentNode) !== '';
}

/** What the cache makes of a document, its fragments by name. */
function completed(document: DocumentNode): string {
  const [operation, ...fragments] = new InMemoryCache().transformDocument(document).definitions;
  const name = (node: DefinitionNode) => ('name' in node ? (node.name?.value ?? '') : '');
  const sorted = fragments.sort((one, other) => (name(one) < name(other) ? -1 : 1));
  return [operation, ...sorted].map((node) => node && print(node)).join('\n\n');
}

it('knows every operation by the sha256 of its text', () => {
  const operations = Object.values(generated).flatMap((file) =>
    Object.values(file).filter(isOperation),
  );
  const hashes = operations.map((document) =>
    createHash('sha256').update(completed(document)).digest('hex'),
  );

  expect(operations.length).toBeGreaterThan(0);
  expect(hashes.sort()).toEqual(Object.values(documentIds).sort());
});
