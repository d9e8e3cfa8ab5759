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

/**
 * A random time between 3 and 8 in the evening, `daysAgo` days before `now`, never later than
 * `now`.
 */
export function eveningBefore(random: Random, now: Date, daysAgo: number): Date {
  const midnight = indianMidnight(now, daysAgo);
  const evening = midnight + random.int(15 * 60, 20 * 60) * MINUTE;
  const latest = Math.max(midnight, now.getTime() - random.int(1, 40) * MINUTE);
  return new Date(Math.min(evening, latest));
}

/** Half past four in India, `days` days after `now`. */
export function eveningAfter(now: Date, days: number): Date {
  return new Date(indianMidnight(now, -days) + (16 * 60 + 30) * MINUTE);
}

/** The year in which the current school year began, in June. */
export function schoolYear(now: Date): number {
  const local = new Date(now.getTime() + INDIA_OFFSET);
  return local.getUTCMonth() >= 5 ? local.getUTCFullYear() : local.getUTCFullYear() - 1;
}

const dateOnly = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The date in India, `daysAgo` days before a time. */
export const indianDay = (moment: Date, daysAgo = 0): string =>
  dateOnly(moment.getTime() + INDIA_OFFSET - daysAgo * DAY);

/**
 * A birthday (`YYYY-MM-DD`) for a class: 14 years old on June 1 in class 9, 17 in class 12.
 * `extraYears` is for a late start of school.
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

/** A birthday (`YYYY-MM-DD`) for an age. */
export function birthdayForAge(random: Random, now: Date, age: number): string {
  const local = new Date(now.getTime() + INDIA_OFFSET);
  const year = local.getUTCFullYear() - age;
  const latest = Date.UTC(year, local.getUTCMonth(), Math.min(28, local.getUTCDate()));
  return dateOnly(latest - random.int(0, 360) * DAY);
}

/** Age in years. */
export function ageOn(now: Date, birthday: string): number {
  const today = dateOnly(now.getTime() + INDIA_OFFSET);
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
