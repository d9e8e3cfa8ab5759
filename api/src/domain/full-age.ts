import { ADULT_AGE } from '../../../limits.mjs';

/**
 * The latest date of birth of an adult on a day; later means under 18. ISO dates are compared as
 * texts. Born on February 29: adult from March 1 in a year without that day.
 * @param day `YYYY-MM-DD`
 */
export function lastBirthdayOfFullAge(day: string): string {
  return `${Number(day.slice(0, 4)) - ADULT_AGE}${day.slice(4)}`;
}
