import type { Person } from '../../domain/person.ts';

/** Calendar days without a save after which an update is pending. */
const QUIET_DAYS = 14;

/** Whether a moment is so many calendar days ago that an update is pending. */
export type IsQuiet = (saved: string) => boolean;

/** @param dayOf the calendar day of a moment, as `YYYY-MM-DD` */
export function quietAt(now: Date, dayOf: (moment: Date) => string): IsQuiet {
  const quietSince = new Date(`${dayOf(now)}T00:00:00Z`);
  quietSince.setUTCDate(quietSince.getUTCDate() - QUIET_DAYS);
  const lastQuietDay = quietSince.toISOString().slice(0, 10);
  return (saved) => dayOf(new Date(saved)) <= lastQuietDay;
}

/** Not complete, and not saved for two weeks or never. */
export function isPending({ progress }: Person, isQuiet: IsQuiet): boolean {
  if (progress === undefined) return true;
  const { percent, lastUpdated } = progress;
  return percent < 100 && (lastUpdated === null || isQuiet(lastUpdated));
}

/** The last save, or without one the registration; null where the backend gives neither. */
export function waitingSince({ progress, createdAt }: Person): string | null {
  return progress?.lastUpdated ?? createdAt;
}

/** True of a progress from 1 to 99 percent. */
export function isActive({ progress }: Person): boolean {
  return progress?.status === 'IN_PROGRESS';
}

/** True without feedback in any stage of the present club. */
export function hasNoFeedback({ progress }: Person): boolean {
  return (progress?.stages ?? []).every(({ feedback }) => !feedback?.trim());
}
