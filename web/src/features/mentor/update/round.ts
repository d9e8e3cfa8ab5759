import type { DataOf } from '../../../lib/apollo/dataOf.ts';
import type { NextPersonFragment } from './NextPerson.generated.ts';

export type RoundPerson = DataOf<NextPersonFragment>;

/** People in the order of the first press of *Save and next*, which later saves do not change. */
export interface Round {
  /** Filter and order of the list. */
  list: string;
  /** As they were at the first press: those of the page, then all. */
  people: readonly RoundPerson[];
  /** Number of people of the list before the first one. */
  offset: number;
  /** Number of people in the list. */
  total: number | null;
  /** Whether the last one is the last of the list. */
  reachesEnd: boolean;
}

export const isWhole = ({ offset, reachesEnd }: Round) => offset <= 0 && reachesEnd;

/** Adds the people of the other pages, whose order among themselves a save does not change. */
export function withAll(round: Round, all: readonly RoundPerson[]): Round {
  if (isWhole(round)) return round;
  const known = new Set(round.people.map(({ id }) => id));
  const others = all.filter(({ id }) => !known.has(id));
  const before = Math.max(0, round.offset);
  return {
    ...round,
    people: [...others.slice(0, before), ...round.people, ...others.slice(before)],
    offset: Math.min(0, round.offset),
    reachesEnd: true,
  };
}

/**
 * The next person who is neither complete nor saved since the first press.
 * @param now present values of a person; undefined if unknown, null if not in the list any more
 * @param waits whether an update of a person waits on this device
 */
export function nextIn(
  { people }: Round,
  personId: string | null,
  now: (id: string) => RoundPerson | null | undefined,
  waits: (id: string) => boolean,
): RoundPerson | undefined {
  const index = people.findIndex(({ id }) => id === personId);
  return people.slice(index + 1).find((first) => {
    const present = now(first.id);
    return (
      present !== null &&
      !waits(first.id) &&
      (present ?? first).progress?.percent !== 100 &&
      (!present || present.progress?.lastUpdated === first.progress?.lastUpdated)
    );
  });
}
