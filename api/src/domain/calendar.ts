/** The clock and the time zone of dates. */
export interface Clock {
  now: () => Date;
  /** IANA name. */
  timeZone: string;
}

/** Date of a time in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (moment: Date) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The Swedish date format equals ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, ...parts });
  return (moment) => format.format(moment);
}

const HOUR = 60 * 60 * 1000;

/** The date some days after a date, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * HOUR).toISOString().slice(0, 10);
}

/** The Monday of the week of a date. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first moment of a date in a time zone: midnight, or later where a change of the clock skips it. */
export function startOfDay(day: string, timeZone: string): Date {
  return firstMoment(dayIn(timeZone), day, Date.parse(day));
}

/**
 * The first moment of an hour of a date in a time zone, or the next one where a change of the clock
 * skips it.
 */
export function startOfHour(day: string, hour: number, timeZone: string): Date {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('sv', { timeZone, ...parts, hourCycle: 'h23' });
  const text = `${day} ${String(hour).padStart(2, '0')}`;
  return firstMoment((moment) => format.format(moment), text, Date.parse(day) + hour * HOUR);
}

/**
 * The first moment that is at or after a local time. Found by bisection, because JavaScript only
 * converts the other way.
 * @param utc the same time in UTC
 */
function firstMoment(localTime: (moment: Date) => string, wanted: string, utc: number): Date {
  // Time zones are at most 14 hours ahead of UTC and 12 behind.
  let before = utc - 15 * HOUR;
  let start = utc + 13 * HOUR;
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    if (localTime(new Date(middle)) < wanted) before = middle;
    else start = middle;
  }
  return new Date(start);
}

/** The current date, `YYYY-MM-DD`. */
export function today({ now, timeZone }: Clock): string {
  return dayIn(timeZone)(now());
}
