import { describe, expect, it } from 'vitest';
import { addDays, dayIn, mondayOf, startOfDay, startOfHour } from './calendar.ts';

describe('the start of a day', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-18', '2026-11-17T18:30:00.000Z'],
    ['UTC', '2026-11-18', '2026-11-18T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-18', '2026-11-17T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-11-18', '2026-11-18T12:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    // Without midnight: at 00:00 the clock goes to 01:00.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
    // With two midnights less a moment: at 24:00 the clock goes back to 23:00.
    ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
    ['Asia/Kolkata', '1900-01-01', '1899-12-31T18:38:50.000Z'],
  ])('%s %s', (timeZone, day, start) => {
    const found = startOfDay(day, timeZone);
    expect(found.toISOString()).toBe(start);
    const dayOf = dayIn(timeZone);
    expect(dayOf(found)).toBe(day);
    expect(dayOf(new Date(found.getTime() - 1))).toBe(addDays(day, -1));
  });
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', -29, '2026-02-28'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['Asia/Kolkata', '2026-11-18', 8, '2026-11-18T02:30:00.000Z'],
  ['Asia/Kolkata', '2028-02-29', 23, '2028-02-29T17:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-18', 0, '2026-11-17T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-18', 23, '2026-11-19T11:00:00.000Z'],
  // At 02:00 the clock goes to 03:00.
  ['America/New_York', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-03-08', 8, '2026-03-08T12:00:00.000Z'],
  // At 02:00 the clock goes back to 01:00: the first of two.
  ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', 2, '2026-11-01T07:00:00.000Z'],
  // At 02:00 it goes back to 01:30.
  ['Australia/Lord_Howe', '2026-04-05', 1, '2026-04-04T14:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', 0, '2018-11-04T03:00:00.000Z'],
  ['America/Sao_Paulo', '2018-02-17', 23, '2018-02-18T01:00:00.000Z'],
])('%s: the hour of %s %i begins at %s', (timeZone, day, hour, start) => {
  expect(startOfHour(day, hour, timeZone).toISOString()).toBe(start);
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2028-03-01', '2028-02-28'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
