import { beforeEach, expect, it, vi } from 'vitest';
import { platformTime, sessionTime } from './sessionTime.ts';

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
it.each([
  ['the same day', '2026-11-27T15:30:00Z', '2026-11-27T08:00:00Z', 'Today, 16:30'],
  ['the next day', '2026-11-28T15:30:00Z', '2026-11-27T22:59:00Z', 'Tomorrow, 16:30'],
  ['midnight of the viewer', '2026-11-27T23:00:00Z', '2026-11-27T22:59:00Z', 'Tomorrow, 00:00'],
  ['the day before', '2026-11-27T15:30:00Z', '2026-11-27T23:00:00Z', 'Yesterday, 16:30'],
  ['two days later', '2026-11-29T15:30:00Z', '2026-11-27T08:00:00Z', 'Sun, Nov 29, 16:30'],
  ['29 February', '2028-02-29T15:30:00Z', '2028-02-27T08:00:00Z', 'Tue, Feb 29, 16:30'],
  ['the next year', '2027-01-04T15:30:00Z', '2026-11-27T08:00:00Z', 'Mon, Jan 4, 2027, 16:30'],
  ['a day of 23 hours', '2026-03-29T14:30:00Z', '2026-03-28T22:30:00Z', 'Tomorrow, 16:30'],
  ['a day of 25 hours', '2026-10-26T15:30:00Z', '2026-10-25T22:30:00Z', 'Tomorrow, 16:30'],
  ['after both', '2026-10-27T15:30:00Z', '2026-10-25T22:30:00Z', 'Tue, Oct 27, 16:30'],
])('%s', (_case, at, now, text) => {
  expect(sessionTime(at, new Date(now))).toBe(text);
});

it.each([
  ['another zone', 'Asia/Kolkata', 'Nov 28, 21:00 India Standard Time'],
  ['the same zone', 'Europe/Berlin', null],
  ['an unknown zone', 'Mars/Olympus', null],
  ['another zone with the same clock', 'Africa/Lagos', null],
])('names the platform’s time: %s', (_case, timeZone, text) => {
  expect(platformTime('2026-11-28T15:30:00Z', timeZone)).toBe(text);
});
