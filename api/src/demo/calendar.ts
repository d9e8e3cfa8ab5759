import type { Random } from './random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** India has one time zone and no summer time. */
const INDIA_OFFSET = 330 * MINUTE;

/** Midnight in India, `daysAgo` days before the day of `now`. */
function indianMidnight(now: Date, daysAgo: number): number {
  const today = Math.floor((now.getTime() + INDIA_OFFSET) / DAY) * DAY;
  return today - daysAgo * DAY - INDIA_OFFSET;
}

/** The day of the month in India: 1 to 31. */
export function dayOfMonth(now: Date): number {
  return new Date(now.getTime() + INDIA_OFFSET).getUTCDate();
}

/** A moment after school, 3 to 8 in the evening, `daysAgo` days before now and never after it. */
export function eveningBefore(random: Random, now: Date, daysAgo: number): Date {
  const midnight = indianMidnight(now, daysAgo);
  const evening = midnight + random.int(15 * 60, 20 * 60) * MINUTE;
  const latest = Math.max(midnight, now.getTime() - random.int(1, 40) * MINUTE);
  return new Date(Math.min(evening, latest));
}

/** The year in whose June the current school year began. */
export function schoolYear(now: Date): number {
  const local = new Date(now.getTime() + INDIA_OFFSET);
  return local.getUTCMonth() >= 5 ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
}

const dateOnly = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day in India, `YYYY-MM-DD`, `daysAgo` days before the moment. */
export const indianDay = (moment: Date, daysAgo = 0): string =>
  dateOnly(moment.getTime() + INDIA_OFFSET - daysAgo * DAY);

/**
 * The birthday (`YYYY-MM-DD`) of a child who began the class at the usual age: 14 on the first of
 * June for the 9th, 17 for the 12th. `extraYears` is for those who started school later.
 */
export function birthdayForClass(
  random: Random,
  now: Date,
  classNumber: number,
  extraYears: number,
): string {
  const bornFrom = schoolYear(now) - classNumber - 6 - extraYears;
  const first = Date.UTC(bornFrom, 5, 2);
  const last = Date.UTC(bornFrom + 1, 5, 1);
  return dateOnly(first + random.int(0, (last - first) / DAY) * DAY);
}

/** The birthday (`YYYY-MM-DD`) of someone who is `age` years old now. */
export function birthdayForAge(random: Random, now: Date, age: number): string {
  const local = new Date(now.getTime() + INDIA_OFFSET);
  const year = local.getUTCFullYear() - age;
  const latest = Date.UTC(year, local.getUTCMonth(), Math.min(28, local.getUTCDate()));
  return dateOnly(latest - random.int(0, 360) * DAY);
}

/** Whole years from a birthday (`YYYY-MM-DD`) to now. */
export function ageOn(now: Date, birthday: string): number {
  const today = dateOnly(now.getTime() + INDIA_OFFSET);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
