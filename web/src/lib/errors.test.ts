import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { hasCode, isUnauthenticated, messageOf, reasonOf } from './errors.ts';

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
