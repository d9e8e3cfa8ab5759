import { createEvent } from 'ics';
import type { NextSessionFragment } from '../../../lib/nextSession/NextSession.generated.ts';

/**
 * Calendar entry of a session, without names. The stable id lets a moved session replace the entry.
 * @param host makes the id unique worldwide
 */
export function calendarEntry({ id, at, place, sequence }: NextSessionFragment, host: string) {
  const { error, value } = createEvent({
    productId: 'Waymark',
    uid: `${id}@${host}`,
    sequence,
    title: 'Mentoring session',
    start: Date.parse(at),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 1 },
    ...(place !== null && { location: place }),
  });
  if (!value) throw error ?? new Error('No calendar entry was created.');
  return value;
}
