import { ApolloLink, gql, Observable, type ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../apollo/createClient.ts';
import { readPages } from './readPages.ts';

interface Data {
  people: { items: { id: string }[]; pageCount: number } | null;
}

const query: TypedDocumentNode<Data, { filter: object; page?: { number: number; size: number } }> =
  gql`
    query People($filter: PersonFilter, $page: PageInput) {
      people: students(filter: $filter, page: $page) {
        pageCount
        items {
          id
        }
      }
    }
  `;

const SESSION = { token: () => null, end: () => undefined, setSessionEnd: () => undefined };

type Answer = Data | Error;

/** A client that gives these answers, and the variables of its calls. */
function clientOf(...answers: Answer[]) {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables }) => {
    const answer = answers[sent.push(variables) - 1] ?? new Error('No more answers');
    return new Observable((observer) => {
      if (answer instanceof Error) observer.error(answer);
      else observer.next({ data: { ...answer } });
      observer.complete();
    });
  });
  return { client: createClient(SESSION, link), sent };
}

const page = (ids: string, pageCount: number): Data => ({
  people: { items: ids.split('').map((id) => ({ id })), pageCount },
});

async function read(client: ApolloClient, signal?: AbortSignal) {
  const pages = readPages(client, {
    query,
    variables: { filter: { status: 'active' } },
    pageOf: ({ people }) => people,
    signal,
  });
  const ids: string[] = [];
  const reading = (async () => {
    for await (const { items } of pages) ids.push(items.map(({ id }) => id).join(''));
    return ids;
  })();
  await Promise.all([vi.runAllTimersAsync(), reading.catch(() => undefined)]);
  return reading;
}

const down = new TypeError('Failed to fetch');
const expired = new CombinedGraphQLErrors({
  errors: [{ message: 'Expired', extensions: { code: 'UNAUTHENTICATED' } }],
});

beforeEach(() => {
  vi.useFakeTimers();
});
it('reads all pages of 200, each row once', async () => {
  const { client, sent } = clientOf(page('ab', 2), page('bc', 3), page('d', 3));
  expect(await read(client)).toEqual(['ab', 'c', 'd']);
  expect(sent).toEqual(
    [1, 2, 3].map((number) => ({ filter: { status: 'active' }, page: { number, size: 200 } })),
  );
});

it.each<[string, Answer[], string[] | string, number]>([
  ['twice more after failures', [down, down, page('a', 1)], ['a'], 3],
  ['not a fourth time', [down, down, down, page('a', 1)], 'Failed to fetch', 3],
  ['a page without a list again', [{ people: null }, page('a', 1)], ['a'], 2],
  ['not after the end of the session', [expired, page('a', 1)], 'Expired', 1],
])('tries a page %s', async (_case, answers, result, calls) => {
  const { client, sent } = clientOf(...answers);
  const reading = read(client);
  if (typeof result === 'string') await expect(reading).rejects.toThrow(result);
  else expect(await reading).toEqual(result);
  expect(sent).toHaveLength(calls);
});

it('stops when it is aborted', async () => {
  const { client, sent } = clientOf(down, page('a', 1));
  const abort = new AbortController();
  const reading = read(client, abort.signal);
  abort.abort();
  await expect(reading).rejects.toThrow(/abort/);
  expect(sent).toHaveLength(1);
});

it('keeps rows whose id can not be read, and drops repeated ones by another id', async () => {
  const { client } = clientOf(page('ab', 2), page('bc', 2));
  const pages = readPages(client, {
    query,
    variables: { filter: {} },
    pageOf: ({ people }) => people,
    idOf: ({ id }) => (id === 'c' ? undefined : 'same'),
  });
  const ids: string[][] = [];
  for await (const { items } of pages) ids.push(items.map(({ id }) => id));
  expect(ids).toEqual([['a'], ['c']]);
});
