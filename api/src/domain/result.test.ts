import { expect, it } from 'vitest';
import { tooMany } from './result.ts';

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
