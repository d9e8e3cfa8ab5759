import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import {
  errorAt,
  hasCode,
  isUnanswered,
  isUnauthenticated,
  messageOf,
  reasonOf,
  requestIdOf,
} from './errors.ts';

const graphQL = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const http = (status: number) =>
  new ServerError('HTTP', { response: new Response(null, { status }), bodyText: '' });

describe('messageOf', () => {
  it.each([
    [graphQL('FORBIDDEN', 'You are not allowed to do this.'), 'You are not allowed to do this.'],
    [graphQL('UNAUTHENTICATED', 'x'), 'Your session has expired. Please log in again.'],
    [graphQL('INTERNAL', 'x'), 'Something went wrong at our side. Please try again.'],
    [graphQL('NOT_FOUND', ' '), 'Please try again.'],
    [undefined, 'Something went wrong at our side. Please try again.'],
    [
      graphQL('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound'),
      'This page is out of date. Please reload it.',
    ],
    [http(401), 'Your session has expired. Please log in again.'],
    [http(502), 'The server has a problem. Please try again later.'],
    [
      new TypeError('Failed to fetch'),
      'The server can’t be reached. Check your connection and try again.',
    ],
  ])('%s → %s', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});

describe('isUnauthenticated', () => {
  it.each([
    [graphQL('UNAUTHENTICATED', 'x'), true],
    [http(401), true],
    [graphQL('FORBIDDEN', 'x'), false],
    [http(500), false],
    [new TypeError('Failed to fetch'), false],
  ])('%s → %s', (error, rejected) => {
    expect(isUnauthenticated(error)).toBe(rejected);
  });
});

describe('reasonOf', () => {
  it.each([
    [graphQL('NOT_FOUND', 'This student no longer exists.'), 'This student no longer exists.'],
    [graphQL('UNAUTHENTICATED', 'x'), undefined],
    [graphQL('INTERNAL', 'x'), undefined],
    [http(502), undefined],
    [new TypeError('Failed to fetch'), undefined],
  ])('%s → %s', (error, message) => {
    expect(reasonOf(error)).toBe(message);
  });
});

describe('hasCode', () => {
  it.each([
    [graphQL('NOT_FOUND', 'x'), true],
    [graphQL('FORBIDDEN', 'x'), false],
    [http(404), false],
  ])('%s → %s', (error, found) => {
    expect(hasCode(error, 'NOT_FOUND')).toBe(found);
  });
});

describe('isUnanswered', () => {
  it.each([
    [new TypeError('Failed to fetch'), true],
    [http(502), true],
    [http(503), true],
    [http(504), true],
    [http(500), false],
    [graphQL('UPSTREAM_TIMEOUT', 'x'), false],
    [undefined, false],
  ])('%s → %s', (error, isIt) => {
    expect(isUnanswered(error)).toBe(isIt);
  });
});

describe('requestIdOf', () => {
  const headers = { 'x-request-id': 'r1' };
  const failed = new ServerError('HTTP', {
    response: new Response(null, { status: 500, headers }),
    bodyText: '',
  });
  const errors = [{ message: 'x' }];
  it.each([
    [failed, 'r1'],
    [http(500), undefined],
    [new CombinedGraphQLErrors({ errors, extensions: { requestId: 'r2' } }), 'r2'],
    [new CombinedGraphQLErrors({ errors, extensions: { requestId: 3 } }), undefined],
    [new CombinedGraphQLErrors({ errors }), undefined],
    [new TypeError('Failed to fetch'), undefined],
  ])('%s → %s', (error, id) => {
    expect(requestIdOf(error)).toBe(id);
  });
});

describe('errorAt', () => {
  const at = (...path: (string | number)[]) => ({ message: path.join('.'), path });
  const club = at('student', 'club');
  const stage = at('student', 'progress', 'stages', 0);
  const without = { message: 'without a path' };
  const result = (...errors: { message: string; path?: (string | number)[] }[]) =>
    new CombinedGraphQLErrors({ errors, extensions: { requestId: 'r1' } });

  it.each([
    ['at the path', [club], ['student', 'club'], [club]],
    ['below it', [club, stage], ['student', 'progress'], [stage]],
    ['above it', [at('student'), club], ['student', 'progress'], [at('student')]],
    ['without a path', [club, without], ['me'], [without]],
  ])('contains errors %s', (_where, errors, path, expected) => {
    const found = errorAt(result(...errors), ...path);

    expect(CombinedGraphQLErrors.is(found) && found.errors).toEqual(expected);
    expect(requestIdOf(found)).toBe('r1');
  });

  it('is undefined where that part did not fail', () => {
    expect(errorAt(result(club, stage), 'me')).toBeUndefined();
    expect(errorAt(undefined, 'me')).toBeUndefined();
  });

  it('is the whole error if the call itself failed', () => {
    const error = new TypeError('Failed to fetch');
    expect(errorAt(error, 'me')).toBe(error);
  });
});
