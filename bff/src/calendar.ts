/** Days that exist in every month: a fast path without `Date`. */
const SAFE_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/;

/** Whether a date exists: false for 2023-02-30. */
export function isDay(text: string): boolean {
  if (SAFE_DAY.test(text)) return true;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day this many days later, as `YYYY-MM-DD`; negative numbers are earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The calendar of one time zone. */
export interface Calendar {
  /** IANA name. */
  timeZone: string;
  /** The day of a moment, as `YYYY-MM-DD`. */
  dayOf(moment: Date): string;
  /** The day that begins at this moment, as `YYYY-MM-DD`; null where it is no midnight. */
  dayFrom(moment: Date): string | null;
}

/** Creates the calendar of an IANA time zone. */
export function calendarOf(timeZone: string): Calendar {
  // The Swedish locale formats dates as ISO 8601.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const dayOf = (moment: Date): string => format.format(moment).slice(0, 10);
  return {
    timeZone,
    dayOf,
    dayFrom(moment) {
      const [day = '', clock] = format.format(moment).split(' ');
      if (clock === '00:00:00' && moment.getUTCMilliseconds() === 0) return day;
      // Where a clock change skips midnight, the day begins later.
      return dayOf(new Date(moment.getTime() - 1)) === day ? null : day;
    },
  };
}
