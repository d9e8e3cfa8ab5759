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

/**
 * The first moment of a date in a time zone: midnight, or later where a change of the clock skips
 * it. Found by bisection, because JavaScript only converts the other way.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const dayOf = dayIn(timeZone);
  // Time zones are at most 14 hours ahead of UTC and 12 behind.
  let before = Date.parse(day) - 15 * HOUR;
  let start = Date.parse(day) + 13 * HOUR;
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    if (dayOf(new Date(middle)) < day) before = middle;
    else start = middle;
  }
  return new Date(start);
}

/** The current date, `YYYY-MM-DD`. */
export function today({ now, timeZone }: Clock): string {
  return dayIn(timeZone)(now());
}
