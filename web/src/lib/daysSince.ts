const DAY_MS = 86_400_000;

/** Whole days from a moment until now, at least 0. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / DAY_MS));

/** "26 days", "1 day", "today". */
export function daysWord(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
}
