import { expect, it, vi } from 'vitest';
import { ageOn, localDay } from './age.ts';

it.each([
  ['2008-11-23', '2026-11-23', 18], // the birthday itself
  ['2008-11-24', '2026-11-23', 17],
  ['2008-11-22', '2026-11-23', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2010-02-28', '2028-02-29', 18],
  ['2010-03-01', '2028-02-29', 17],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-24', '2026-11-23', null],
  ['1899-12-31', '2026-11-23', null],
  ['0201-05-01', '2026-11-23', null], // a year being typed
  ['', '2026-11-23', null],
])('born on "%s", on %s: age %s', (birthday, today, age) => {
  expect(ageOn(birthday, today)).toBe(age);
});

it.each([
  ['Asia/Kolkata', '2026-11-23T18:29:00Z', '2026-11-23'],
  ['Asia/Kolkata', '2026-11-23T18:31:00Z', '2026-11-24'],
  ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02'],
  ['America/Los_Angeles', '2026-11-24T07:30:00Z', '2026-11-23'],
])('the local day in %s at %s is %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(new Date(moment))).toBe(day);
});
