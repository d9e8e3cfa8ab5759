import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import {
  errorAt,
  hasCode,
  isRefusedByNetwork,
  isUnanswered,
  isUnauthenticated,
  messageOf,
  causeOf,
  requestIdOf,
} from './errors.ts';

const graphQL = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
const http = (status: number) =>
  new ServerError('HTTP', { response: new Response(null, { status }), bodyText: '' });

const withBody = (status: number, bodyText: string) =>
  new ServerError('HTTP', { response: new Response(null, { status }), bodyText });

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
    [withBody(401, '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}'), true],
    [withBody(401, '{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}'), false],
    [withBody(401, '<h1>Log in</h1>'), false],
    [withBody(401, '{"error":"UNAUTHENTICATED"}'), false],
    [http(401), false],
    [graphQL('FORBIDDEN', 'x'), false],
    [http(500), false],
    [new TypeError('Failed to fetch'), false],
  ])('%s → %s', (error, rejected) => {
    expect(isUnauthenticated(error)).toBe(rejected);
  });
});

describe('causeOf', () => {
  it.each([
    [graphQL('NOT_FOUND', 'This student no longer exists.'), 'This student no longer exists.'],
    [graphQL('UNAUTHENTICATED', 'x'), undefined],
    [graphQL('INTERNAL', 'x'), undefined],
    [http(502), undefined],
    [new TypeError('Failed to fetch'), undefined],
  ])('%s → %s', (error, message) => {
    expect(causeOf(error)).toBe(message);
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
    [http(519), false],
    [http(520), true],
    [http(527), true],
    [http(528), false],
    [http(530), true],
    [http(500), false],
    [withBody(403, '<h1>Blocked</h1>'), true],
    [withBody(413, '<h1>Too large</h1>'), false],
    [withBody(401, '{"errors":[{"extensions":{"code":"UNAUTHENTICATED"}}]}'), false],
    [graphQL('UPSTREAM_TIMEOUT', 'x'), false],
    [undefined, false],
  ])('%s → %s', (error, isIt) => {
    expect(isUnanswered(error)).toBe(isIt);
  });
});

const REFUSES = 'Your network refuses the connection. Reload this page to sign in to your network.';

/** A successful response whose body is no JSON. */
function unreadable(bodyText: string, contentType: string, type = 'basic') {
  const response = new Response(null, { headers: { 'content-type': contentType } });
  Object.defineProperty(response, 'type', { value: type });
  return new ServerParseError(new SyntaxError('JSON'), { response, bodyText });
}

describe('isRefusedByNetwork', () => {
  it.each([
    ['a page with 401', withBody(401, '<h1>Log in</h1>'), true],
    ['a page with 403', withBody(403, '<h1>Blocked</h1>'), true],
    ['nothing with 407', withBody(407, ''), true],
    ['JSON with 403', withBody(403, '{"blocked":true}'), true],
    ['a page with 511', withBody(511, '<h1>Log in</h1>'), true],
    ['a page with 200', unreadable('<!doctype html>', 'text/html; charset=utf-8'), true],
    ['a page that says it is JSON', unreadable('\n<html>', 'application/json'), true],
    ['a redirect to a login', unreadable('', '', 'opaqueredirect'), true],
    ['other JSON with 200', withBody(200, '{"login":"https://wifi.example"}'), true],
    ['a response that was cut off', unreadable('{"data":{"me', 'application/json'), false],
    ['an empty response', unreadable('\n', 'application/json'), true],
    ['an empty response with 502', withBody(502, ''), false],
    ['GraphQL with 403', withBody(403, '{"errors":[{"extensions":{"code":"FORBIDDEN"}}]}'), false],
    ['errors without a code with 403', withBody(403, '{"errors":[{"code":"E1"},null]}'), true],
    ['no errors with 401', withBody(401, '{"errors":[]}'), true],
    ['null with 407', withBody(407, 'null'), true],
    ['a page with 500', withBody(500, '<h1>Error</h1>'), false],
    ['a page with 502', withBody(502, '<h1>Bad gateway</h1>'), false],
    ['a GraphQL error', graphQL('FORBIDDEN', 'x'), false],
    ['no response', new TypeError('Failed to fetch'), false],
  ])('%s', (_what, error, isIt) => {
    expect(isRefusedByNetwork(error)).toBe(isIt);
    expect([messageOf(error) === REFUSES, causeOf(error) === REFUSES]).toEqual([isIt, isIt]);
    if (isIt) expect(isUnanswered(error)).toBe(true);
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
