import { expect, it } from 'vitest';
import { failureOf, outcomeOf } from '../../lib/mutation/outcome.ts';
import { statusOf } from './formStatus.ts';

const refusal = (field: string[] | null, message: string) => ({
  field,
  code: 'VALIDATION',
  message,
});
const values = { email: 'asha@example.org' };
const code = 'VALIDATION';

it.each([
  ['no payload', outcomeOf(undefined), { code: null, message: null, fieldErrors: {} }],
  [
    'a failed call',
    failureOf(new TypeError('Failed to fetch')),
    {
      code: null,
      message: 'The server can’t be reached. Check your connection and try again.',
      fieldErrors: {},
    },
  ],
  [
    'a user error without a field',
    outcomeOf({ userErrors: [refusal(null, 'Closed')] }),
    { code, message: 'Closed', fieldErrors: {} },
  ],
  [
    'a user error without words',
    outcomeOf({ userErrors: [refusal(null, '')] }),
    { code, message: null, fieldErrors: {} },
  ],
  [
    'a user error at a field',
    outcomeOf({ userErrors: [refusal(['email'], 'Taken')] }),
    { code, message: 'Taken', fieldErrors: { email: { message: 'Taken', value: values.email } } },
  ],
  [
    'a user error at a field that the form does not have',
    outcomeOf({ userErrors: [refusal(['name'], 'Too short')] }),
    { code, message: 'Too short', fieldErrors: {} },
  ],
])('the status after %s', (_what, outcome, status) => {
  expect(statusOf(outcome, values)).toEqual(status);
});

it('has no status after success', () => {
  expect(statusOf(outcomeOf({ userErrors: [] }), values)).toBeUndefined();
});
