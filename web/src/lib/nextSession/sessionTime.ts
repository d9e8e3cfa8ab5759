import { t } from '@lingui/core/macro';
import { clockText, timeText } from '../format.ts';

const DAY_MS = 86_400_000;
const NEAR: Partial<Record<number, () => string>> = {
  [-1]: () => t`Yesterday`,
  0: () => t`Today`,
  1: () => t`Tomorrow`,
};

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const day = { month: 'short', day: 'numeric' } as const;

/** Number of the local day, comparable across clock changes. */
const dayNumber = (date: Date) =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;

/** "Thu, Dec 3"; with the year if it is another one. */
function dateText(date: Date, now: Date): string {
  const isSameYear = date.getFullYear() === now.getFullYear();
  return timeText(date, { ...day, weekday: 'short', ...(!isSameYear && { year: 'numeric' }) });
}

/** Whether the time of a session is over. */
export const isOver = ({ at }: { at: string }, now = Date.now()): boolean => Date.parse(at) <= now;

/** "Tomorrow, 16:30" or "Thu, Dec 3, 16:30" in the user's time zone. */
export function sessionTime(at: string, now = new Date()): string {
  const date = new Date(at);
  const near = NEAR[dayNumber(date) - dayNumber(now)]?.();
  return `${near ?? dateText(date, now)}, ${clockText(date)}`;
}

/** "Thu, Dec 3, 16:30", also for tomorrow: for a text that is kept. */
export function sessionDate(at: string): string {
  const date = new Date(at);
  return `${dateText(date, new Date())}, ${clockText(date)}`;
}

/**
 * "Dec 3, 21:00 India Standard Time": the time in the platform's zone. Null if its clock and that of
 * the user match at this time, and if the browser does not know the zone.
 */
export function platformTime(at: string, timeZone: string): string | null {
  const date = new Date(at);
  const shown = { ...day, ...clock };
  try {
    if (timeText(date, shown, timeZone) === timeText(date, shown)) return null;
    return timeText(date, { ...shown, timeZoneName: 'long' }, timeZone);
  } catch {
    return null;
  }
}
