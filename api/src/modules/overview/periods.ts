import { OVERVIEW_PERIODS } from '../../../../limits.mjs';
import { addDays, mondayOf } from '../../domain/calendar.ts';

export const periods = ['week', 'month'] as const;
export type Period = (typeof periods)[number];

/** First days of the last weeks, from Monday, or calendar months; the last one has `today`. */
export function lastPeriods(period: Period, today: string): string[] {
  return Array.from({ length: OVERVIEW_PERIODS }, (_, place) => {
    const ago = OVERVIEW_PERIODS - 1 - place;
    return period === 'week' ? addDays(mondayOf(today), -7 * ago) : monthBefore(today, ago);
  });
}

function monthBefore(today: string, months: number): string {
  const date = new Date(today);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months))
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length);
}
