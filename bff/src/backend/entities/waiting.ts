import type { Person } from '../../domain/person.ts';
import type { WaitingPerson } from '../../domain/statistics.ts';
import { valueOrThrow } from '../reading/orError.ts';

type Waiting = Pick<Person, 'progress' | 'createdAt'>;

/** The calendar day of a moment, as `YYYY-MM-DD`. */
export type DayOf = (moment: Date) => string;

/** The date of the last save, or of the registration without one; null where both are unknown. */
export function waitingSince({ progress, createdAt }: Waiting): string | null {
  return valueOrThrow(progress?.lastUpdated) ?? createdAt;
}

/** The person as an entry of a list of those who have waited longest. */
export function waitingPerson(person: Person): WaitingPerson {
  return { id: person.id, name: person.name, since: waitingSince(person) };
}

/** Below 100 percent; also a person without progress. */
export function isIncomplete({ progress }: Pick<Person, 'progress'>): boolean {
  return (progress?.percent ?? 0) < 100;
}

/** Below 100 percent, and waiting since this day or longer. An unknown wait does not count. */
export function isWaitingSince(person: Waiting, day: string, dayOf: DayOf): boolean {
  if (!isIncomplete(person)) return false;
  const since = waitingSince(person);
  return since !== null && dayOf(new Date(since)) <= day;
}
