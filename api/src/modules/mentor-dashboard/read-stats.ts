import { startOfDay, today } from '../../domain/calendar.ts';
import type { Dependencies } from '../dependencies.ts';
import { countSessions } from '../counselling-sessions/repository.ts';
import type { PersonProgress } from './own-people.ts';
import { mentorStats, type MentorStats } from './stats.ts';

/** The statistics of a mentor. @param people all of the mentor, by name */
export async function readStats(
  { db, now, timeZone }: Pick<Dependencies, 'db' | 'now' | 'timeZone'>,
  mentorId: string,
  people: readonly PersonProgress[],
): Promise<MentorStats> {
  const moment = now();
  const month = monthOf(today({ now: () => moment, timeZone }), timeZone);
  const sessions = await countSessions(db, mentorId, month);
  return mentorStats(people, sessions, { now: moment, timeZone });
}

/** The month of a date. */
function monthOf(day: string, timeZone: string): { from: Date; before: Date } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = (number: number) => new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return {
    from: startOfDay(first(month - 1), timeZone),
    before: startOfDay(first(month), timeZone),
  };
}
