import { expect, it, vi } from 'vitest';
import { isSessionChanged, sessionErrors, sessionValues, withMoment } from './sessionValues.ts';

const valuesAt = (nextDay: string, nextTime: string, nextPlace = '') => ({
  nextDay,
  nextTime,
  nextPlace,
  at: '',
});
const EMPTY = valuesAt('', '');
const session = (at: string) => ({ id: 'n1', at, place: 'Room 12', version: '"1"' });

it.each([
  ['a time in India', 'Asia/Kolkata', '2026-12-04', '16:30', '2026-12-04T11:00:00.000Z'],
  [
    'the same time in New York',
    'America/New_York',
    '2026-12-04',
    '16:30',
    '2026-12-04T21:30:00.000Z',
  ],
  ['a skipped time', 'Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['the first of two times', 'Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  [
    'a skipped hour of half',
    'Australia/Lord_Howe',
    '2027-10-03',
    '02:15',
    '2027-10-02T15:45:00.000Z',
  ],
  ['29 February', 'Asia/Kolkata', '2028-02-29', '09:00', '2028-02-29T03:30:00.000Z'],
])('reads %s', (_what, zone, day, time, at) => {
  vi.stubEnv('TZ', zone);
  expect(withMoment(valuesAt(day, time), EMPTY).at).toBe(at);
});

it('has the values of a planned session in the zone of the device, and none of a past one', () => {
  const at = new Date(2026, 11, 4, 1, 30);
  const planned = session(at.toISOString());
  expect(sessionValues(planned, at.getTime() - 1)).toEqual({
    ...valuesAt('2026-12-04', '01:30', 'Room 12'),
    at: planned.at,
  });
  expect(sessionValues(planned, at.getTime())).toEqual(EMPTY);
});

const NOW = Date.parse('2026-11-27T12:00:00Z');
const planned = session('2099-12-04T11:00:00.000Z');

it.each([
  ['nothing entered', EMPTY, null, {}],
  ['a place only', valuesAt('', '', 'Room 12'), null, { nextDay: 'Enter a day.' }],
  ['no time', valuesAt('2026-12-04', ''), null, { nextTime: 'Enter a time.' }],
  [
    'a time of today that is past',
    valuesAt('2026-11-27', '11:59'),
    null,
    {
      nextTime: 'Choose a time that is not past.',
    },
  ],
  [
    'the present minute',
    valuesAt('2026-11-27', '12:00'),
    null,
    {
      nextTime: 'Choose a time that is not past.',
    },
  ],
  ['the next minute', valuesAt('2026-11-27', '12:01'), null, {}],
  ['366 days', valuesAt('2027-11-28', '12:00'), null, {}],
  [
    'more than 366 days',
    valuesAt('2027-11-28', '12:01'),
    null,
    {
      nextDay: 'Choose a day within a year.',
    },
  ],
  ['a cleared session', EMPTY, planned, { nextDay: 'Enter a day, or cancel the session.' }],
  ['an unchanged session', valuesAt('2099-12-04', '11:00', 'Room 12'), planned, {}],
])('checks %s', (_what, values, base, errors) => {
  vi.stubEnv('TZ', 'UTC');
  const before = sessionValues(base, NOW);
  expect(sessionErrors(withMoment(values, before), before, NOW)).toEqual(errors);
});

it('ignores blanks around an unchanged place', () => {
  vi.stubEnv('TZ', 'UTC');
  const before = sessionValues(planned);
  expect(isSessionChanged({ ...before, nextPlace: ' Room 12 ' }, before)).toBe(false);
});
