/** The calendar day of a moment in the reader's time zone, `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whole years on a day; who was born on a leap day is a year older on the first of March of other
 * years. Null for a birthday that is none, in the future, or before 1900.
 * @param birthday `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`, in the time zone of the person
 */
export function ageOn(birthday: string, today: string): number | null {
  if (!DAY.test(birthday) || birthday < '1900' || birthday > today) return null;
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
