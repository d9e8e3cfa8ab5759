import { createEvent } from 'ics';
import type { NextSessionFragment } from '../../../lib/nextSession/NextSession.generated.ts';

/** Maximum length of a line in bytes of UTF-8, without its end (RFC 5545, 3.1). */
const LIMIT = 75;

/** A letter with its marks: `Intl.Segmenter` is missing in browsers that are supported. */
const LETTER = /(?:\p{RI}{2}|.)(?:\p{M}|\p{Emoji_Modifier}|\u200d.|(?<=\u094d)\p{L})*/gsu;

const encoder = new TextEncoder();
const octets = (text: string) => encoder.encode(text).length;

/** A letter; its code points where it is longer than a line. */
const partsOf = (letter: string) => (octets(letter) < LIMIT ? [letter] : Array.from(letter));

function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let length = 0;
  for (const [letter] of line.matchAll(LETTER)) {
    for (const part of partsOf(letter)) {
      const added = octets(part);
      if (length + added > LIMIT) {
        lines.push(current);
        current = '';
        // The blank that marks a continued line.
        length = 1;
      }
      current += part;
      length += added;
    }
  }
  return [...lines, current].join('\r\n ');
}

/** Folds the lines of a calendar file by bytes and between letters: `ics` folds by characters. */
const foldLines = (text: string): string =>
  text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

/** On one line: the library leaves a bare carriage return, which some calendars read as a line end. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/**
 * Calendar entry of a session, without names. The stable id lets a moved session replace the entry.
 * @param host makes the id unique worldwide
 */
export function calendarEntry({ id, at, place, sequence }: NextSessionFragment, host: string) {
  const { error, value } = createEvent({
    productId: 'Waymark',
    uid: oneLine(`${id}@${host}`),
    sequence,
    title: 'Mentoring session',
    start: Date.parse(at),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 1 },
    ...(place !== null && { location: oneLine(place) }),
  });
  if (!value) throw error ?? new Error('No calendar entry was created.');
  return foldLines(value);
}
