import { OVERVIEW_PERIODS, OVERVIEW_WAITING } from '../../../../limits.mjs';
import { addDays } from '../../calendar.ts';
import type { Club } from '../../domain/club.ts';
import type {
  ClubStageCount,
  OverviewQuery,
  Period,
  SubmissionCount,
} from '../../domain/overview.ts';
import type { Person } from '../../domain/person.ts';
import type { BandCount, WaitingPerson } from '../../domain/statistics.ts';
import { countBands } from '../entities/derive.ts';
import { isIncomplete, waitingPerson, waitingSince, type DayOf } from '../entities/waiting.ts';
import { compare, compareNames, sortRows } from '../lists/listing.ts';
import { valueOrThrow } from '../reading/orError.ts';
import type { ClubSource, PeopleSource, ProgressSource, SubmissionSource } from '../sources.ts';
import type { createEveryone } from './everyone.ts';

export interface CountDependencies {
  clubs: Pick<ClubSource, 'stages'>;
  people: Pick<PeopleSource, 'club'>;
  progress: Pick<ProgressSource, 'nameStages'>;
  submissions: Pick<SubmissionSource, 'all'>;
  dayOf: DayOf;
}

/** The figures about people and forms, counted from the documented lists. */
export function createCounts(
  everyone: ReturnType<typeof createEveryone>,
  { clubs, people, progress, submissions, dayOf }: CountDependencies,
) {
  /** Not started first, then in the order of the club's stages. */
  async function placeOf({ club, stage }: ClubStageCount): Promise<number> {
    if (club === null || stage === null) return -1;
    const stages = await clubs.stages(club);
    return (stages ?? []).findIndex(({ name }) => name === stage);
  }

  return {
    async stages(query: OverviewQuery): Promise<ClubStageCount[]> {
      const found = await everyone.withProgress(query);
      await progress.nameStages(found);
      const groups = new Map<string, ClubStageCount>();
      for (const person of found) {
        const club = await people.club(person);
        const stage = stageOf(person);
        const key = JSON.stringify([club?.id, stage]);
        groups.set(key, { club, stage, count: (groups.get(key)?.count ?? 0) + 1 });
      }
      const placed = await Promise.all(
        [...groups.values()].map(async (group) => ({ group, place: await placeOf(group) })),
      );
      return placed
        .sort((one, other) => byClub(one.group, other.group) || one.place - other.place)
        .map(({ group }) => group);
    },

    async bands(query: OverviewQuery): Promise<BandCount[]> {
      return countBands(await everyone.withProgress(query));
    },

    async submissions(query: OverviewQuery): Promise<SubmissionCount[]> {
      const { audience, clubId, by } = query;
      const [all, members] = await Promise.all([
        submissions.all(),
        clubId === null ? null : everyone.listed(query).then(keysOf),
      ]);
      const periods = lastPeriods(by, dayOf(new Date()));
      const counts = new Map(periods.map((from) => [from, 0]));
      for (const { person, submittedAt } of all) {
        if (submittedAt === null || (audience ?? person.audience) !== person.audience) continue;
        if (members?.has(keyOf(person)) === false) continue;
        const day = dayOf(new Date(submittedAt));
        const from = periods.findLast((start) => start <= day);
        if (from !== undefined) counts.set(from, (counts.get(from) ?? 0) + 1);
      }
      return [...counts].map(([from, count]) => ({ from, count }));
    },

    async longestWaiting(query: OverviewQuery): Promise<WaitingPerson[]> {
      const waiting = (await everyone.withProgress(query)).filter(isIncomplete);
      return sortRows(waiting, { by: waitingSince }, (one, other) => compare(one.id, other.id))
        .slice(0, OVERVIEW_WAITING)
        .map(waitingPerson);
    },
  };
}

function stageOf({ progress }: Person): string | null {
  return valueOrThrow(progress?.currentStage) ?? null;
}

/** By name; people without a club are last. */
function byClub({ club: one }: { club: Club | null }, { club: other }: { club: Club | null }) {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareNames(one.name, other.name) || compare(one.id, other.id);
}

/** A student and an educator may have the same id. */
const keyOf = ({ audience, id }: Pick<Person, 'audience' | 'id'>) => `${audience} ${id}`;

const keysOf = (people: Person[]) => new Set(people.map(keyOf));

/** First days of the last weeks, from Monday, or calendar months; the last one includes `today`. */
function lastPeriods(period: Period, today: string): string[] {
  const date = new Date(today);
  const daysSinceMonday = (date.getUTCDay() + 6) % 7;
  return Array.from({ length: OVERVIEW_PERIODS }, (_, place) => {
    const ago = OVERVIEW_PERIODS - 1 - place;
    if (period === 'WEEK') return addDays(today, -daysSinceMonday - 7 * ago);
    const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago);
    return new Date(month).toISOString().slice(0, 10);
  });
}
