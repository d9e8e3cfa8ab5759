import { expect, it } from 'vitest';
import { lastPeriods, type Period } from './periods.ts';

it.each<[Period, today: string, first: string, last: string]>([
  ['week', '2026-11-18', '2026-08-31', '2026-11-16'],
  ['week', '2026-11-16', '2026-08-31', '2026-11-16'],
  ['week', '2026-11-15', '2026-08-24', '2026-11-09'],
  ['month', '2026-11-18', '2025-12-01', '2026-11-01'],
  ['month', '2026-01-31', '2025-02-01', '2026-01-01'],
  ['month', '2028-12-01', '2028-01-01', '2028-12-01'],
])('the last periods by %s on %s', (period, today, first, last) => {
  const periods = lastPeriods(period, today);
  expect(periods).toHaveLength(12);
  expect(periods[0]).toBe(first);
  expect(periods.at(-1)).toBe(last);
  expect(periods.toSorted()).toEqual(periods);
});
