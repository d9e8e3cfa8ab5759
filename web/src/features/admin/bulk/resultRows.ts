import { csvOf } from '../../../lib/csv.ts';
import type { BulkPerson, LeftOut } from './plan.ts';
import type { BulkRun } from './useBulkRun.ts';

/** What became of people whose change was not made. */
export const STATES = {
  refused: 'Refused',
  notDone: 'Not done',
  leftOut: 'Left out',
} as const;

export interface ResultRow {
  person: BulkPerson;
  state: keyof typeof STATES;
  reason: string;
}

/** The people whose change was not made: refused first, then not done, then left out. */
export function resultRows({ changes, outcomes }: BulkRun, leftOut: readonly LeftOut[]) {
  const rows: ResultRow[] = changes.flatMap(({ person }) => {
    const outcome = outcomes.get(person.id);
    if (!outcome || outcome.state === 'done') return [];
    return { person, state: outcome.state, reason: outcome.reason };
  });
  return [
    ...rows.filter(({ state }) => state === 'refused'),
    ...rows.filter(({ state }) => state !== 'refused'),
    ...leftOut.map((one) => ({ ...one, state: 'leftOut' as const })),
  ];
}

export const resultCsv = (rows: readonly ResultRow[]): string =>
  csvOf(
    ['Name', 'Email', 'Club', 'Mentor', 'Result', 'Reason'],
    rows.map(({ person: { name, email, club, mentor }, state, reason }) => [
      name,
      email,
      club?.name,
      mentor?.name,
      STATES[state],
      reason,
    ]),
  );
