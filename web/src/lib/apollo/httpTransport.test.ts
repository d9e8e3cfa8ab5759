import { version } from '../../../package.json';
import { InMemoryCache } from '@apollo/client';
import {
  Kind,
  print,
  visit,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
} from 'graphql';
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { isRefusedByNetwork, isUnanswered, requestIdOf } from '../errors.ts';
import { MeDocument } from '../session/Me.generated.ts';
import { BACKGROUND } from './activityLink.ts';
import { createClient } from './createClient.ts';
import { documentIdOf, httpTransport } from './httpTransport.ts';
import { documentIds } from './documentIds.ts';

const visitor = { token: () => null, end: () => undefined, setSessionEnd: () => undefined };
const answer = { data: { me: null } };
const unknown = {
  errors: [{ message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

/** Runs a query against a server with these answers; returns the request bodies. */
async function sentFor(...answers: object[]): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(Response.json(answers[sent.length - 1]));
  });
  await createClient(visitor, httpTransport()).query({ query: MeDocument });
  return sent;
}

const extensions = { persistedQuery: { version: 1, sha256Hash: documentIds.get('Me') } };

it('sends the id of an operation instead of its text', async () => {
  const sent = await sentFor(answer);

  expect(sent).toMatchObject([{ operationName: 'Me', extensions }]);
  expect(sent[0]).not.toHaveProperty('query');
});

it('sends its name and release', async () => {
  const headers = await new Promise<HeadersInit | undefined>((resolve) => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      resolve(init.headers);
      return Promise.resolve(Response.json(answer));
    });
    void createClient(visitor, httpTransport()).query({ query: MeDocument });
  });
  expect(headers).toMatchObject({
    'apollographql-client-name': 'waymark-web',
    'apollographql-client-version': version,
  });
});

it('sends the text as well if the server does not know the id', async () => {
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

it.each(['null', '', '[]', '{"errors":[{"code":"E1","message":"Blocked by policy"}]}'])(
  'fails for a response of the network in place of the server: %s',
  async (body) => {
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
    const result = createClient(visitor, httpTransport()).query({ query: MeDocument });
    const error: unknown = await result.catch((reason: unknown) => reason);
    expect([isRefusedByNetwork(error), isUnanswered(error)]).toEqual([true, true]);
  },
);

it('does not change a result without errors', async () => {
  const headers = { 'x-request-id': 'request-1' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer, { headers })));

  const result = await createClient(visitor, httpTransport()).query({ query: MeDocument });
  expect(result).toEqual(answer);
});

it.each(['the caller', 'the deadline'])('ends a request at the signal of %s', async (whose) => {
  // Missing in the oldest supported browsers.
  vi.stubGlobal(
    'AbortSignal',
    Object.assign(Object.create(AbortSignal) as object, { any: undefined }),
  );
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const sent = new Promise<AbortSignal>((resolve) => {
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      resolve(signal);
      return new Promise(() => undefined);
    });
  });
  const caller = new AbortController();
  createClient(visitor, httpTransport())
    .query({ query: MeDocument, context: { fetchOptions: { signal: caller.signal } } })
    .catch(() => undefined);
  const signal = await sent;
  expect(signal.aborted).toBe(false);
  const reason = new DOMException('Over', 'TimeoutError');
  (whose === 'the caller' ? caller : deadline).abort(reason);
  expect(signal.reason).toBe(reason);
});

describe('Session-Ends-In', () => {
  it.each([
    ['of the session', 'token', '43200;final'],
    ['of an earlier session', 'other', undefined],
  ])('in a response %s', async (_what, after, stored) => {
    let token = 'token';
    const headers = { 'session-ends-in': '43200;final' };
    vi.stubGlobal('fetch', () => {
      token = after;
      return Promise.resolve(Response.json(answer, { headers }));
    });
    const setSessionEnd = vi.fn();
    const session = { ...visitor, token: () => token, setSessionEnd };
    await createClient(session, httpTransport()).query({ query: MeDocument });
    expect(setSessionEnd.mock.calls.flat()).toEqual(stored === undefined ? [] : [stored]);
  });
});

describe('a request extends the session', () => {
  it.each([
    ['after a key', 'keydown', 60_000, {}, undefined],
    ['after a click or a touch', 'pointerdown', 60_000, {}, undefined],
    ['after scrolling', 'wheel', 60_000, {}, undefined],
    ['not without an input for a minute', 'keydown', 60_001, {}, 'background'],
    ['not when it must not', 'keydown', 0, BACKGROUND, 'background'],
  ])('%s', async (_what, input, passed, context, expected) => {
    const sent: Headers[] = [];
    vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers));
      return Promise.resolve(Response.json(answer));
    });
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    const client = createClient({ ...visitor, token: () => 'token' }, httpTransport());
    now.mockReturnValue(2_000_000);
    window.dispatchEvent(new Event(input));
    now.mockReturnValue(2_000_000 + passed);
    await client.query({ query: MeDocument, context });
    now.mockRestore();
    expect(sent[0]?.get('session-activity')).toBe(expected ?? null);
    expect(sent[0]?.get('authorization')).toBe('Bearer token');
  });
});

const generated = import.meta.glob<Record<string, unknown>>('../../**/*.generated.ts', {
  eager: true,
});

function isOperation(value: unknown): value is DocumentNode {
  const isDocument = typeof value === 'object' && value !== null && 'definitions' in value;
  return isDocument && documentIdOf(value as DocumentNode) !== '';
}

/** Removes the directive that the client does not send. */
const UNMASK = {
  Directive: ({ name }: DirectiveNode) => (name.value === 'unmask' ? null : undefined),
};

/** The document as the client sends it, with the fragments sorted by name. */
function completed(document: DocumentNode): string {
  const [operation, ...fragments] = new InMemoryCache().transformDocument(document).definitions;
  const name = (node: DefinitionNode) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? node.name.value : '';
  const sorted = fragments.sort((one, other) => (name(one) < name(other) ? -1 : 1));
  return [operation, ...sorted].map((node) => node && print(visit(node, UNMASK))).join('\n\n');
}

it('has the sha256 of every operation as its id', () => {
  const operations = Object.values(generated).flatMap((file) =>
    Object.values(file).filter(isOperation),
  );
  const hashes = operations.map((document) =>
    createHash('sha256').update(completed(document)).digest('hex'),
  );

  expect(operations.length).toBeGreaterThan(0);
  expect(hashes.sort()).toEqual([...documentIds.values()].sort());
});
