import { PENDING_AFTER_DAYS, STATS_WAITING } from '../../../../limits.mjs';
import type { Static } from 'typebox';
import { bands, trackerStatuses, type Band } from '../../domain/bands.ts';
import { dayIn } from '../../domain/calendar.ts';
import type { PersonProgress } from './own-people.ts';
import type { Stats } from './stats-schemas.ts';
import { withId } from '../../platform/http/records.ts';

export type MentorStats = Static<typeof Stats>;

/** Number of sessions of this month. */
export interface SessionCounts {
  held: number;
  all: number;
}

/** Statistics of people sorted by name; months and days are those of `timeZone`. */
export function mentorStats(
  people: readonly PersonProgress[],
  sessions: SessionCounts,
  { now, timeZone }: { now: Date; timeZone: string },
): MentorStats {
  const day = dayIn(timeZone);
  const today = day(now);
  const month = (moment: Date) => day(moment).slice(0, 'YYYY-MM'.length);
  const thisMonth = month(now);
  const isOld = (saved: Date) => daysBetween(day(saved), today) >= PENDING_AFTER_DAYS;
  const completions = people.flatMap(({ progress }) =>
    progress.stages.map((stage) => stage.completedAt),
  );
  const pending = people.filter(
    // Not completed, and no save in the last 14 days.
    ({ progress: { percent, lastUpdated } }) =>
      percent < 100 && (!lastUpdated || isOld(lastUpdated)),
  );
  const withoutFeedback = people.filter(({ progress }) =>
    progress.stages.every(({ feedback }) => feedback === null),
  );
  return {
    totalStudents: people.length,
    activeStudents: countWithin(people, trackerStatuses['in-progress']),
    completedSessions: completions.filter((at) => at && month(at) === thisMonth).length,
    pendingUpdates: pending.length,
    bands: (Object.keys(bands) as Band[]).map((band) => ({
      band,
      count: countWithin(people, bands[band]),
    })),
    stages: countStages(people),
    longestWaiting: longestWaiting(pending),
    withoutFeedback: withoutFeedback.length,
    longestWithoutFeedback: longestWaiting(withoutFeedback),
    unreadAnswers: people
      .flatMap(({ progress }) => progress.stages)
      .filter(({ answer }) => answer && answer.readAt === null).length,
    todaySessions: sessionsOf(people, (at) => at > now && day(at) === today),
    missedSessions: sessionsOf(people, (at) => at <= now),
    heldSessions: sessions.all > 0 ? sessions.held : null,
  };
}

function countWithin(
  people: readonly PersonProgress[],
  [lowest, highest]: readonly [number, number],
): number {
  return people.filter(({ progress: { percent } }) => percent >= lowest && percent <= highest)
    .length;
}

/** Not started first, then the stages in the order of the clubs. */
function countStages(people: readonly PersonProgress[]): MentorStats['stages'] {
  const names = people.flatMap(({ progress }) => progress.stages.map(({ stage }) => stage.name));
  const current = people.map(({ progress }) => progress.currentStage);
  const counts = new Map([null, ...names, ...current].map((stage) => [stage, 0]));
  for (const stage of current) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return [...counts].flatMap(([stage, count]) => (count > 0 ? [{ stage, count }] : []));
}

interface Waiting {
  person: PersonProgress['person'];
  since: Date;
}

function longestWaiting(people: readonly PersonProgress[]): MentorStats['longestWaiting'] {
  return inOrder(
    people.map(({ person, progress }) => ({
      person,
      since: progress.lastUpdated ?? person.createdAt,
    })),
  ).slice(0, STATS_WAITING);
}

function sessionsOf(
  people: readonly PersonProgress[],
  isListed: (at: Date) => boolean,
): MentorStats['todaySessions'] {
  return inOrder(
    people.flatMap(({ person }) => {
      const since = person.nextSession?.at;
      return since && isListed(since) ? [{ person, since }] : [];
    }),
  );
}

function inOrder(waiting: Waiting[]): MentorStats['longestWaiting'] {
  return waiting
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ person, since }) => ({
      ...withId(person.id),
      name: person.name,
      since: since.toISOString(),
    }));
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000);
}
