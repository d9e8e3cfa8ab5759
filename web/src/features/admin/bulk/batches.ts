import { BATCH_PEOPLE } from '../../../../../limits.mjs';
import { newKey } from '../../../lib/mutation/newKey.ts';
import { refusalIn } from '../../../lib/mutation/outcome.ts';
import type { Results } from './actions.ts';
import type { Change } from './plan.ts';

/** Changes with one value, for one mutation. */
export interface Batch {
  /** Idempotency key, the same for each repeat: an answer that was lost has no further effect. */
  key: string;
  value: string | null;
  changes: readonly Change[];
}

/** What became of the change of one person. */
export type Outcome =
  { state: 'done'; version: string | null } | { state: 'refused' | 'notDone'; reason: string };

/** Groups changes by value into batches, in the order of the first change of each value. */
export function batchesOf(changes: readonly Change[]): Batch[] {
  const groups = new Map<string | null, Change[]>();
  for (const change of changes) {
    const group = groups.get(change.value);
    if (group) group.push(change);
    else groups.set(change.value, [change]);
  }
  return [...groups].flatMap(([value, group]) =>
    Array.from({ length: Math.ceil(group.length / BATCH_PEOPLE) }, (_, index) => ({
      key: newKey(),
      value,
      changes: group.slice(index * BATCH_PEOPLE, (index + 1) * BATCH_PEOPLE),
    })),
  );
}

/** Outcomes of an answered batch, each with the id of the person. */
export function outcomesOf(
  { changes }: Batch,
  payload: Pick<Results, 'results' | 'userErrors'>,
): [id: string, Outcome][] {
  const results = new Map(payload.results.map((result) => [result.personId, result]));
  return changes.map(({ person: { id } }) => {
    const result = results.get(id);
    if (!result) return [id, { state: 'refused', reason: refusalIn(payload) ?? 'No result' }];
    const { person, userErrors } = result;
    if (userErrors.length === 0) return [id, { state: 'done', version: person?.version ?? null }];
    const reason = refusalIn(result);
    return userErrors.some(({ code }) => code === 'NOT_DONE')
      ? [id, { state: 'notDone', reason: reason ?? 'Not reached in time' }]
      : [id, { state: 'refused', reason: reason ?? 'Refused by the server' }];
  });
}
