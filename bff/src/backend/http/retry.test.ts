import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRetryBudget } from './retry.ts';

test('of any number of failing calls within the window a tenth is tried again, but one always', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (calls) => {
      const budget = createRetryBudget(() => 0);
      let retries = 0;
      for (let n = 0; n < calls; n++) {
        budget.earn();
        if (budget.spend()) retries++;
      }
      expect(retries).toBeLessThanOrEqual(Math.max(1, calls / 10));
      expect(retries).toBeGreaterThan(0);
    }),
  );
});

test('what is saved up in good times is bounded', () => {
  const budget = createRetryBudget(() => 0);
  for (let n = 0; n < 10_000; n++) budget.earn();
  let retries = 0;
  while (budget.spend()) retries++;

  expect(retries).toBe(4);
});

test('where little is asked, a retry is lent now and then', () => {
  let now = 0;
  const budget = createRetryBudget(() => now);
  const spent = [0, 9_999, 10_000, 19_999, 20_000].map((moment) => {
    now = moment;
    return budget.spend();
  });

  expect(spent).toEqual([true, false, true, false, true]);
});
