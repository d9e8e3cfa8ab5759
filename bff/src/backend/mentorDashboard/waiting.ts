import { PENDING_AFTER_DAYS } from '../../../../limits.mjs';
import { addDays } from '../../calendar.ts';
import type { Person } from '../../domain/person.ts';
import { valueOrThrow } from '../reading/orError.ts';

/** Whether a save is long enough ago that an update is pending. */
export type IsStale = (saved: string) => boolean;

/** @param dayOf the calendar day of a moment, as `YYYY-MM-DD` */
export function staleAt(now: Date, dayOf: (moment: Date) => string): IsStale {
  // Computed on first use: most queries do not need it.
  let lastStaleDay: string | undefined;
  return (saved) =>
    dayOf(new Date(saved)) <= (lastStaleDay ??= addDays(dayOf(now), -PENDING_AFTER_DAYS));
}

/** Not complete, and not saved for two weeks or never. */
export function isPending({ progress }: Person, isStale: IsStale): boolean {
  if (progress === undefined) return true;
  const { percent } = progress;
  const lastUpdated = valueOrThrow(progress.lastUpdated);
  return percent < 100 && (lastUpdated === null || isStale(lastUpdated));
}

/** True for a progress from 1 to 99 percent. */
export function isActive({ progress }: Person): boolean {
  return progress?.status === 'IN_PROGRESS';
}

/** True without feedback in any stage of the present club. */
export function hasNoFeedback({ progress }: Person): boolean {
  return (valueOrThrow(progress?.stages) ?? []).every(
    ({ feedback }) => !valueOrThrow(feedback)?.trim(),
  );
}
