import { describe, expect, it } from 'vitest';
import { addDays, dayIn, startOfDay } from './calendar.ts';

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
