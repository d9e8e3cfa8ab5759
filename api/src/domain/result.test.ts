import { expect, it } from 'vitest';
import { fail, tooMany } from './result.ts';
import { withValues } from './sentence.ts';

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3600, '60 minutes'],
])('a wait of %i seconds is %s in the message', (seconds, words) => {
  expect(tooMany(seconds).failure).toEqual({
    code: 'RATE_LIMITED',
    message: `Too many attempts. Please try again in ${words}.`,
    reason: 'TOO_MANY_ATTEMPTS',
    values: { seconds },
    retryAfter: seconds,
  });
});

it('takes only reasons of the table, with all their values', () => {
  // @ts-expect-error a free text
  expect(fail('CONFLICT', 'A sentence').failure.message).toBeUndefined();
  // @ts-expect-error a sentence with values
  expect(fail('VALIDATION', 'TOO_LONG').failure.values).toBeUndefined();
  // @ts-expect-error a missing value
  expect(withValues('TOO_LONG', { label: 'Name' }).values).toEqual({ label: 'Name' });
});
