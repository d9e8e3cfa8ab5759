import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, it } from 'vitest';
import { failureOf, messageElsewhere, outcomeOf, isVersionConflict } from './outcome.ts';

const atEmail = { field: ['email'], message: 'Taken' };
const atClub = { field: ['clubId'], message: 'Full' };
const general = { field: null, message: 'Closed' };
const failure = (code: string, message: string) =>
  failureOf(new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] }));

it.each([
  ['that was shown at its field', outcomeOf({ userErrors: [atEmail] }), undefined],
  ['of a second field', outcomeOf({ userErrors: [atEmail, atClub] }), 'Full'],
  ['of no field', outcomeOf({ userErrors: [general] }), 'Closed'],
  ['without text, replaced', outcomeOf({ userErrors: [{ message: '' }] }), 'Try later'],
  [
    'of blank text at a field, replaced',
    outcomeOf({ userErrors: [{ field: ['email'], message: ' ' }] }),
    'Try later',
  ],
  ['of no payload, replaced', outcomeOf(null), 'Try later'],
  ['of a failed operation', failure('NOT_FOUND', 'No such student'), 'No such student'],
  ['of an internal error, replaced', failure('INTERNAL', 'stack'), 'Try later'],
  ['of a lost connection, replaced', failureOf(new TypeError('Failed to fetch')), 'Try later'],
])('the message outside of the fields: %s', (_what, outcome, message) => {
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

const invalid = { code: 'INVALID', field: null, message: 'No.' };
const changed = { code: 'PRECONDITION_FAILED', field: null, message: 'It has changed.' };

it.each([
  ['no error', [], false],
  ['another error', [invalid], false],
  ['a change by another user', [invalid, changed], true],
])('of %s', (_errors, userErrors, expected) => {
  expect(isVersionConflict(userErrors)).toBe(expected);
});
