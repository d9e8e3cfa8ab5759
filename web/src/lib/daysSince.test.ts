import { expect, it } from 'vitest';
import { daysSince, daysWord } from './daysSince.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-22T11:00:00.000Z', 0, 'today'],
  ['2026-11-21T11:00:00.000Z', 1, '1 day'],
  ['2026-11-21T13:00:00.000Z', 0, 'today'],
  ['2026-10-27T06:30:00.000Z', 26, '26 days'],
  ['2026-11-23T12:00:00.000Z', 0, 'today'],
])('counts the whole days since %s', (moment, days, word) => {
  expect(daysSince(moment, NOW)).toBe(days);
  expect(daysWord(days)).toBe(word);
});
