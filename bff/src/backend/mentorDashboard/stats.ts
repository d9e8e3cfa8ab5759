import { STATS_WAITING } from '../../../../limits.mjs';
import type { PeopleCounts, WaitingPerson } from '../../domain/statistics.ts';
import type { Person } from '../../domain/person.ts';
import { countBands } from '../entities/derive.ts';
import { waitingPerson } from '../entities/waiting.ts';
import { valueOrNull, valueOrThrow } from '../reading/orError.ts';
import { orderPeople } from './order.ts';
import { hasNoFeedback, isPending, type IsStale } from './waiting.ts';

type Count<T> = (people: Person[], isStale: IsStale) => T;

/** Counts over the mentor's people, for backends whose stats lack them. */
export const peopleCounts: { [K in keyof PeopleCounts]: Count<PeopleCounts[K]> } = {
  bands: countBands,

  /** People who have not started first, then the stages in the order of the clubs. */
  stages(people) {
    const names = people.flatMap(namesOfStages);
    const current = people.map(({ progress }) => valueOrThrow(progress?.currentStage) ?? null);
    const counts = new Map([null, ...names, ...current].map((stage) => [stage, 0]));
    for (const stage of current) counts.set(stage, (counts.get(stage) ?? 0) + 1);
    return [...counts].flatMap(([stage, count]) => (count > 0 ? [{ stage, count }] : []));
  },

  longestWaiting: (people, isStale) =>
    longest(people.filter((person) => isPending(person, isStale))),
  withoutFeedback: (people) => people.filter(hasNoFeedback).length,
  longestWithoutFeedback: (people) => longest(people.filter(hasNoFeedback)),
};

/** Used for the order of the stages only, so unreadable stages are ignored. */
function namesOfStages({ progress }: Person): string[] {
  return valueOrNull(progress?.stages)?.map(({ stage }) => stage.name) ?? [];
}

function longest(people: Person[]): WaitingPerson[] {
  return orderPeople(people, { field: 'WAITING_SINCE' }).slice(0, STATS_WAITING).map(waitingPerson);
}
