import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureOf, messageElsewhere, outcomeOf } from './outcome.ts';

const atEmail = { field: ['email'], message: 'Taken' };
const atClub = { field: ['clubId'], message: 'Full' };
const general = { field: null, message: 'Closed' };
const failure = (code: string, message: string) =>
  failureOf(new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] }));

it.each([
  [outcomeOf({ userErrors: [atEmail] }), undefined],
  [outcomeOf({ userErrors: [atEmail, atClub] }), 'Full'],
  [outcomeOf({ userErrors: [general] }), 'Closed'],
  [outcomeOf({ userErrors: [{ message: '' }] }), 'Try later'],
  [outcomeOf({ userErrors: [{ field: ['email'], message: ' ' }] }), 'Try later'],
  [outcomeOf(null), 'Try later'],
  [failure('NOT_FOUND', 'No such student'), 'No such student'],
  [failure('INTERNAL', 'stack'), 'Try later'],
  [failureOf(new TypeError('Failed to fetch')), 'Try later'],
])('returns the message that is not shown at a field, case %#', (outcome, message) => {
  expect(outcome.done).toBe(false);
  expect(messageElsewhere(outcome, ['email'], 'Try later')).toBe(message);
});

it('is done without user errors', () => {
  expect(outcomeOf({ userErrors: [], club: 'c1' })).toMatchObject({
    done: true,
    payload: { club: 'c1' },
  });
});

it('groups the messages by field', () => {
  expect(
    outcomeOf({ userErrors: [atEmail, atClub, { field: ['phone'], message: '' }, general] }).fields,
  ).toEqual({
    email: 'Taken',
    clubId: 'Full',
  });
});
