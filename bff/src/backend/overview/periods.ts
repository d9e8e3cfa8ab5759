import { addDays } from '../../calendar.ts';
import type { Period } from '../../domain/overview.ts';

/** Number of periods in the overview. */
const SHOWN = 12;

/** First days of the last weeks, from Monday, or calendar months; the last one includes `today`. */
export function lastPeriods(period: Period, today: string): string[] {
  const date = new Date(today);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return Array.from({ length: SHOWN }, (_, place) => {
    const ago = SHOWN - 1 - place;
    if (period === 'WEEK') return addDays(today, -daysSinceMonday - 7 * ago);
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago);
    return new Date(month).toISOString().slice(0, 10);
  });
}
