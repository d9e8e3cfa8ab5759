/** Calendar day of a moment in the user's time zone, `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Before any release: a device clock that shows an earlier day is wrong. */
const EARLIEST_TODAY = '2026-01-01';

/** The current day in the user's time zone. A clock that was reset to 2000 must not make birthdays future. */
export function today(): string {
  const day = localDay(new Date());
  return day < EARLIEST_TODAY ? EARLIEST_TODAY : day;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Age in whole years on a day. A birthday on 29 February counts from 1 March in other years. Null
 * for a birthday that is invalid, in the future, or before 1900.
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`, in the user's time zone
 */
export function ageOn(birthday: string, today: string): number | null {
  if (!DAY.test(birthday) || birthday < '1900' || birthday > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
