import { BATCH_PEOPLE } from '../../../../../limits.mjs';
import { isUnauthenticated, messageOf } from '../../../lib/errors.ts';
import { newKey } from '../../../lib/mutation/newKey.ts';
import { refusalIn, type Outcome as Answer } from '../../../lib/mutation/outcome.ts';
import type { Change } from './plan.ts';

/** Wait before a batch is repeated, in ms. */
const REPEAT_AFTER = 1000;

/** Changes with one value, for one mutation. */
export interface Batch {
  key: string;
  value: string | null;
  changes: Change[];
}

/** What became of the change of one person. */
export type Outcome =
  | { state: 'done'; version: string | null }
  | { state: 'refused'; reason: string }
  | {
      state: 'notDone';
      reason: string;
      /** Key of the batch, if its answer was lost: the change may have been made. */
      key?: string;
    };

/**
 * Groups changes by value into batches, in the order of the first change of each value. A batch
 * whose answer was lost stays as it was.
 */
export function batchesOf(changes: readonly Change[]): Batch[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const name = change.key ?? JSON.stringify(change.value);
    const group = groups.get(name);
    if (group) group.push(change);
    else groups.set(name, [change]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH_PEOPLE) }, (_, index) => {
      const part = group.slice(index * BATCH_PEOPLE, (index + 1) * BATCH_PEOPLE);
      return { key: part[0]?.key ?? newKey(), value: part[0]?.value ?? null, changes: part };
    }),
  );
}

/** The results in the payload of a batch. */
export interface Results {
  results: readonly {
    personId: string;
    person: { version: string | null } | null;
    userErrors: readonly { code: string; message: string }[];
  }[];
}

const NOT_DONE = 'NOT_DONE';

const refused = (userErrors: readonly { code: string; message: string }[]): Outcome => {
  const reason = refusalIn({ userErrors });
  return userErrors.some(({ code }) => code === NOT_DONE)
    ? { state: 'notDone', reason: reason ?? 'Not reached in time' }
    : { state: 'refused', reason: reason ?? 'Refused by the server' };
};

/** Outcomes of an answered batch by the id of the person. */
export function outcomesOf({ changes }: Batch, answer: Answer<Results>): Map<string, Outcome> {
  const results = new Map(answer.payload?.results.map((result) => [result.personId, result]));
  return new Map(
    changes.map(({ person: { id } }) => {
      const result = results.get(id);
      if (!result) return [id, { state: 'refused', reason: refusalIn(answer) ?? 'No result' }];
      if (result.userErrors.length > 0) return [id, refused(result.userErrors)];
      return [id, { state: 'done', version: result.person?.version ?? null }];
    }),
  );
}

const all = ({ changes }: Batch, outcome: Outcome) =>
  new Map(changes.map(({ person }) => [person.id, outcome]));

interface Run {
  send: (batch: Batch) => Promise<Answer<Results>>;
  onOutcomes: (outcomes: ReadonlyMap<string, Outcome>) => void;
  isCancelled: () => boolean;
}

/**
 * Sends batches one after another. A batch without an answer is sent once more with the same key; if
 * that fails, too, the rest is not sent. Nor is it after a cancellation.
 */
export async function sendBatches(batches: readonly Batch[], run: Run): Promise<void> {
  let failure: unknown;
  for (const batch of batches) {
    if (failure !== undefined || run.isCancelled()) {
      const reason = failure === undefined ? 'Cancelled' : messageOf(failure);
      run.onOutcomes(all(batch, { state: 'notDone', reason }));
      continue;
    }
    let answer = await run.send(batch);
    if (answer.error !== undefined && !isUnauthenticated(answer.error)) {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER));
      answer = await run.send(batch);
    }
    failure = answer.error;
    run.onOutcomes(
      failure === undefined
        ? outcomesOf(batch, answer)
        : all(batch, { state: 'notDone', reason: messageOf(failure), key: batch.key }),
    );
  }
}
