const FULL_AGE = 18;

/**
 * The latest birthday of people of full age on a day: who was born later is under 18, up to the day
 * before the 18th birthday. Days of this form are ordered as texts, and so is a 29th of February
 * that the year lacks: who was born on one is of full age from the first of March.
 * @param day `YYYY-MM-DD`
 */
export function lastBirthdayOfFullAge(day: string): string {
  return `${Number(day.slice(0, 4)) - FULL_AGE}${day.slice(4)}`;
}
