import { expect, it } from 'vitest';
import { calendarEntry } from './calendarEntry.ts';

const session = { at: '2026-11-28T15:30:00.000Z', sequence: 2, timeZone: 'Asia/Kolkata' };

it.each([
  ...['\r', '\n', '\r\n', '\r\r\n', '\t', '\v', '\f', '\0', '\u001B', '\u0085'],
  ...['\u009F', '\u2028', '\u2029'],
])('replaces the control character %j of id and place', (character) => {
  const place = `Room 12${character}ATTENDEE:mailto:asha@example.org`;
  const text = calendarEntry({ ...session, id: `7${character}X:1`, place }, 'waymark.test');
  const lines = text.split(/[\p{Cc}\u2028\u2029]+/u);
  expect(lines).toEqual(
    expect.arrayContaining([
      'LOCATION:Room 12 ATTENDEE:mailto:asha@example.org',
      'UID:7 X:1@waymark.test',
    ]),
  );
});
