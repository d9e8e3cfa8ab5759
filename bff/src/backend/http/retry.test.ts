import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { RetryBudget } from './retry.ts';

let now = 0;

beforeEach(() => {
  now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => {
    clock.mockRestore();
  };
});

test('a tenth of the calls may be retried, and always one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (calls) => {
      const budget = new RetryBudget();
      let retries = 0;
      for (let n = 0; n < calls; n++) {
        budget.deposit();
        if (budget.tryWithdraw()) retries++;
      }
      expect(retries).toBeLessThanOrEqual(Math.max(1, calls / 10));
      expect(retries).toBeGreaterThan(0);
    }),
  );
});

test('at most four unused retries accumulate', () => {
  const budget = new RetryBudget();
  for (let n = 0; n < 10_000; n++) budget.deposit();
  let retries = 0;
  while (budget.tryWithdraw()) retries++;

  expect(retries).toBe(4);
});

test('at low load a retry is granted once per interval', () => {
  const budget = new RetryBudget();
  const spent = [0, 9_999, 10_000, 19_999, 20_000].map((moment) => {
    now = moment;
    return budget.tryWithdraw();
  });

  expect(spent).toEqual([true, false, true, false, true]);
});
