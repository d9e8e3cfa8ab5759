import type { WaitingMail } from './repository.ts';

const minute = 60_000;
/** Waits after the first attempts; then one an hour. In ms. */
const FIRST_WAITS_MS = [1 * minute, 5 * minute, 15 * minute];
const WAIT_MS = 60 * minute;
/** How long a mail is tried, in ms. */
const GIVE_UP_MS = 24 * 60 * minute;

type Tried = Pick<WaitingMail, 'attempts' | 'dueAt'>;

/** @returns the time of the next attempt after a failed one; null at the end of the day */
export function nextAttempt({ attempts, dueAt }: Tried, now: Date): Date | null {
  const next = now.getTime() + (FIRST_WAITS_MS[attempts - 1] ?? WAIT_MS);
  return next > endOf(dueAt) ? null : new Date(next);
}

/** Whether the day is over. The first attempt is made even after a longer outage of the api. */
export function isGivenUp({ attempts, dueAt }: Tried, now: Date): boolean {
  return attempts > 1 && now.getTime() > endOf(dueAt);
}

function endOf(dueAt: Date): number {
  return dueAt.getTime() + GIVE_UP_MS;
}
