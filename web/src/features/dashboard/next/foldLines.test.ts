import { expect, it } from 'vitest';
import { calendarEntry } from './calendarEntry.ts';

const entry = (place: string) =>
  calendarEntry(
    { id: '7', at: '2026-11-28T15:30:00.000Z', place, sequence: 0, timeZone: 'UTC' },
    'waymark.example',
  );
const LETTERS = ['क्षि', '🏫', '👩‍🏫', 'é', 'नि'];

it.each([
  ['Latin', 'R'],
  ['Devanagari', 'क्षि'],
  ['emoji', '🏫'],
  ['joined emoji', '👩‍🏫'],
  ['accents of two code points', 'e\u0301'],
  ['a letter longer than a line', `e${'\u0301'.repeat(60)}`],
])('folds lines of %s at 75 bytes, and never inside a letter', (_script, letter) => {
  for (let shift = 0; shift < 6; shift++) {
    const place = 'x'.repeat(shift) + letter.repeat(60);
    const text = entry(place);
    const lines = text.split('\r\n');
    const lengths = lines.map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    // RFC 5545 unfolds by removing the line end and one blank.
    expect(text.replaceAll(/\r\n[ \t]/g, '')).toContain(`\r\nLOCATION:${place}\r\n`);
    expect(() => encodeURIComponent(text)).not.toThrow();
    if (LETTERS.includes(letter)) {
      for (const line of lines.filter((one) => one.startsWith(' '))) {
        expect(line.trimStart().startsWith(letter)).toBe(true);
      }
    }
  }
});

it('leaves short lines as they are', () => {
  expect(entry('Room 12')).toContain('\r\nLOCATION:Room 12\r\n');
});
