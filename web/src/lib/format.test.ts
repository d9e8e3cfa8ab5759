import { describe, expect, it, vi } from 'vitest';
import { capitalised, percent, shortDate, shortMoment, daysSince, daysWord } from './format.ts';

describe('shortDate', () => {
  it.each(['America/Los_Angeles', 'Europe/London', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'keeps a calendar day in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(shortDate('2010-01-01')).toBe('Jan 1, 2010');
    },
  );

  it('formats a moment as short month, day, year', () => {
    expect(shortDate('2026-11-18T12:00:00.000Z')).toBe('Nov 18, 2026');
  });

  it.each([
    ['Asia/Kolkata', 'Nov 19, 2026'],
    ['Europe/London', 'Nov 18, 2026'],
    ['America/Los_Angeles', 'Nov 18, 2026'],
  ])('formats a moment in the user’s time zone, %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    // The device may have changed its zone while the page was open.
    window.dispatchEvent(new Event('focus'));
    expect(shortDate('2026-11-18T22:30:00.000Z')).toBe(day);
  });

  it('formats in the zone of the device after the page was hidden', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    window.dispatchEvent(new Event('focus'));
    expect(shortMoment('2026-11-18T22:30:00.000Z')).toBe('Nov 19, 2026, 4:00 AM');
    vi.stubEnv('TZ', 'America/Los_Angeles');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(shortMoment('2026-11-18T22:30:00.000Z')).toBe('Nov 18, 2026, 2:30 PM');
  });

  it('returns an invalid date unchanged', () => {
    expect(shortDate('soon')).toBe('soon');
  });
});

describe('percent', () => {
  it.each([
    [91.4, '91.4%'],
    [88.123456, '88.12%'],
    [0, '0%'],
    [null, null],
    [undefined, null],
  ])('formats %s as %s', (value, shown) => {
    expect(percent(value)).toBe(shown);
  });
});

it('capitalised converts the first letter to upper case', () => {
  expect(capitalised('science')).toBe('Science');
  expect(capitalised('')).toBe('');
});

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
