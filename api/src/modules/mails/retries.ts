import { kindsWithOwnEnd } from './outbox.ts';
import type { WaitingMail } from './repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Waits after the first attempts; then one an hour. In ms. */
const FIRST_WAITS_MS = [1 * minute, 5 * minute, 15 * minute];
const WAIT_MS = 60 * minute;
/** How long a mail is tried, in ms; without the time in which the outbox was paused. */
const GIVE_UP_MS = day;
/** With that time. */
export const LONGEST_MS = 14 * day;

type Tried = Pick<WaitingMail, 'kind' | 'attempts' | 'dueAt' | 'createdAt'>;

/** @returns the time of the next attempt after a failed one; null at the end of the day */
export function nextAttempt(tried: Tried, now: Date): Date | null {
  const next = now.getTime() + (FIRST_WAITS_MS[tried.attempts - 1] ?? WAIT_MS);
  return next > endOf(tried) ? null : new Date(next);
}

/** Whether the day is over. The first attempt is made even after a longer outage of the api. */
export function isGivenUp(tried: Tried, now: Date): boolean {
  return tried.attempts > 1 && now.getTime() > endOf(tried);
}

function endOf({ kind, dueAt, createdAt }: Tried): number {
  return kindsWithOwnEnd.includes(kind)
    ? Infinity
    : Math.min(dueAt.getTime() + GIVE_UP_MS, createdAt.getTime() + LONGEST_MS);
}
