import { shortDate } from '../../../lib/format.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "14:05" today, else "Nov 22, 2026, 14:05", in the user's time zone. */
export function draftTime(keptAt: number, now = Date.now()): string {
  const time = clock.format(keptAt);
  const day = shortDate(new Date(keptAt).toISOString());
  return day === shortDate(new Date(now).toISOString()) ? time : `${day}, ${time}`;
}
