import type { MailKind } from './outbox.ts';
import type { WaitingMail } from './repository.ts';

const minute = 60_000;
/** Waits after the first attempts; then one an hour. In ms. */
const FIRST_WAITS_MS = [1 * minute, 5 * minute, 15 * minute];
const WAIT_MS = 60 * minute;
/** How long a mail is tried, in ms. */
const GIVE_UP_MS = 24 * 60 * minute;

/** Kinds with an end of their own: from then on no mail is made for them. */
const WITH_OWN_END: readonly MailKind[] = ['session-reminder', 'mentor-digest', 'admin-digest'];

type Tried = Pick<WaitingMail, 'kind' | 'attempts' | 'dueAt'>;

/** @returns the time of the next attempt after a failed one; null at the end of the day */
export function nextAttempt(tried: Tried, now: Date): Date | null {
  const next = now.getTime() + (FIRST_WAITS_MS[tried.attempts - 1] ?? WAIT_MS);
  return next > endOf(tried) ? null : new Date(next);
}

/** Whether the day is over. The first attempt is made even after a longer outage of the api. */
export function isGivenUp(tried: Tried, now: Date): boolean {
  return tried.attempts > 1 && now.getTime() > endOf(tried);
}

function endOf({ kind, dueAt }: Tried): number {
  return WITH_OWN_END.includes(kind) ? Infinity : dueAt.getTime() + GIVE_UP_MS;
}
