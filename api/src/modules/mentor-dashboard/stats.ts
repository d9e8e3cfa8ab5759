import type { Static } from 'typebox';
import { bands, type Band } from '../../domain/bands.ts';
import { dayIn } from '../../domain/calendar.ts';
import { withId } from '../../domain/ids.ts';
import type { PersonStanding } from './own-people.ts';
import type { Stats } from './stats-schemas.ts';

export type MentorStats = Static<typeof Stats>;

/** Calendar days without a save after which a person needs attention. */
const quietDays = 14;

/** How many of the people who have waited longest are named. */
const mostNamed = 5;

/** The figures over a mentor's people, given by name; months and days are counted in `timeZone`. */
export function mentorStats(
  people: readonly PersonStanding[],
  now: Date,
  timeZone: string,
): MentorStats {
  const day = dayIn(timeZone);
  const today = day(now);
  const month = (moment: Date) => day(moment).slice(0, 'YYYY-MM'.length);
  const thisMonth = month(now);
  const isQuiet = (saved: Date) => daysBetween(day(saved), today) >= quietDays;
  const completions = people.flatMap(({ standing }) =>
    standing.stages.map((stage) => stage.completedAt),
  );
  const pending = people.filter(
    // Not complete, and not saved for two weeks or never.
    ({ standing: { percent, lastUpdated } }) =>
      percent < 100 && (!lastUpdated || isQuiet(lastUpdated)),
  );
  const withoutFeedback = people.filter(({ standing }) =>
    standing.stages.every(({ feedback }) => feedback === null),
  );
  return {
    totalStudents: people.length,
    activeStudents: countWithin(people, [1, 99]),
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
  };
}

function countWithin(
  people: readonly PersonStanding[],
  [lowest, highest]: readonly [number, number],
): number {
  return people.filter(({ standing: { percent } }) => percent >= lowest && percent <= highest)
    .length;
}

/** People who have not started first, then the stages in the order of the clubs. */
function countStages(people: readonly PersonStanding[]): MentorStats['stages'] {
  const names = people.flatMap(({ standing }) => standing.stages.map(({ stage }) => stage.name));
  const current = people.map(({ standing }) => standing.currentStage);
  const counts = new Map([null, ...names, ...current].map((stage) => [stage, 0]));
  for (const stage of current) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  return [...counts].flatMap(([stage, count]) => (count > 0 ? [{ stage, count }] : []));
}

function longestWaiting(people: readonly PersonStanding[]): MentorStats['longestWaiting'] {
  return people
    .map(({ person, standing }) => ({ person, since: standing.lastUpdated ?? person.createdAt }))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, mostNamed)
    .map(({ person, since }) => ({
      ...withId(person.id),
      name: person.name,
      since: since.toISOString(),
    }));
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / (24 * 60 * 60 * 1000);
}
