/** Tells the time, and in which zone days are counted. */
export interface Clock {
  now: () => Date;
  /** IANA name. */
  timeZone: string;
}

/** The day of a moment, `YYYY-MM-DD`. */
export function dayIn(timeZone: string): (moment: Date) => string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The form of Sweden is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv', { timeZone, ...parts });
  return (moment) => format.format(moment);
}

/** The present day, `YYYY-MM-DD`. */
export function today({ now, timeZone }: Clock): string {
  return dayIn(timeZone)(now());
}
