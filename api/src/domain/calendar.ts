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

/** The current date, `YYYY-MM-DD`. */
export function today({ now, timeZone }: Clock): string {
  return dayIn(timeZone)(now());
}
