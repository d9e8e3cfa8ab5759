import { expect, it } from 'vitest';
import { today } from './calendar.ts';
import { lastBirthdayOfFullAge } from './full-age.ts';

it.each([
  ['2008-11-18', '2026-11-17T18:29:00Z', 'Asia/Kolkata', true], // the day before
  ['2008-11-18', '2026-11-17T18:31:00Z', 'Asia/Kolkata', false], // the birthday
  ['2008-11-18', '2026-11-18T18:31:00Z', 'Asia/Kolkata', false],
  ['2008-06-01', '2026-05-31T22:59:00Z', 'Europe/London', true],
  ['2008-06-01', '2026-05-31T23:01:00Z', 'Europe/London', false],
  ['2008-11-18', '2026-11-18T07:59:00Z', 'America/Los_Angeles', true],
  ['2008-11-18', '2026-11-18T08:01:00Z', 'America/Los_Angeles', false],
  ['2008-02-29', '2026-02-28T12:00:00Z', 'UTC', true],
  ['2008-02-29', '2026-03-01T12:00:00Z', 'UTC', false],
  ['2010-02-28', '2028-02-29T12:00:00Z', 'UTC', false],
  ['2010-03-01', '2028-02-29T12:00:00Z', 'UTC', true],
])('born on %s, at %s in %s: under 18 is %s', (birthday, moment, timeZone, isUnder) => {
  const day = today({ now: () => new Date(moment), timeZone });
  expect(birthday > lastBirthdayOfFullAge(day)).toBe(isUnder);
});
