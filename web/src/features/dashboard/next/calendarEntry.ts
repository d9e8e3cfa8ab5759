import { createEvent } from 'ics';
import type { NextSessionFragment } from '../../../lib/nextSession/NextSession.generated.ts';
import { foldLines } from './foldLines.ts';

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
