import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../../../lib/errors.ts';
import { inTurn } from '../../../lib/run/inTurn.ts';
import { useRun, type Run } from '../../../lib/run/useRun.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { PEOPLE_QUERIES } from '../counts/peopleQueries.ts';
import type { BulkAction } from './actions.ts';
import { batchesOf, outcomesOf, type Batch, type Outcome } from './batches.ts';
import {
  EducatorAgainDocument,
  StudentAgainDocument,
  type EducatorAgainQuery,
  type StudentAgainQuery,
} from './PersonAgain.generated.ts';
import type { Change } from './plan.ts';

type Answered = readonly [id: string, Outcome];

/** An action that was confirmed. */
interface Action {
  changes: readonly Change[];
  /** What is sent now: all changes at first, then those that were not done. */
  batches: readonly Batch[];
  isUndo: boolean;
}

/** An action, and what became of its changes so far. */
export interface BulkRun extends Action, Omit<Run<Answered>, 'items'> {
  outcomes: ReadonlyMap<string, Outcome>;
}

const AGAIN: Record<
  ClubAudience,
  TypedDocumentNode<StudentAgainQuery | EducatorAgainQuery, { id: string }>
> = { STUDENT: StudentAgainDocument, EDUCATOR: EducatorAgainDocument };

/** Number of refused people that are read at once. */
const AT_ONCE = 8;

/** Sends the changes of an action in batches, and takes them back. */
export function useBulkRun({ choice, send, valueOf }: BulkAction, audience: ClubAudience) {
  const client = useApolloClient();
  const { run, start, cancel } = useRun<Answered>();
  const [action, setAction] = useState<Action | null>(null);
  const bulkRun = action && run && { ...run, ...action, outcomes: new Map(run.items) };

  /**
   * Reads the refused people again for the next action, because others may have changed them; also
   * after the dialog is closed. Who can't be read stays as known, and is refused again.
   */
  const readAgain = async (answered: readonly Answered[]) => {
    const ids = answered.flatMap(([id, { state }]) => (state === 'refused' ? [id] : []));
    const query = AGAIN[audience];
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      await Promise.allSettled(
        ids
          .slice(first, first + AT_ONCE)
          .map((id) => client.query({ query, variables: { id }, fetchPolicy: 'network-only' })),
      );
    }
  };

  const sendAction = async (next: Action, kept: readonly Answered[] = []) => {
    const changes = next.batches.flatMap((batch) => batch.changes);
    setAction(next);
    const items = await start({
      total: changes.length,
      kept,
      parts: (_, signal) =>
        inTurn(
          next.batches,
          async (batch) => {
            const input = {
              audience,
              personIds: batch.changes.map(({ person }) => person.id),
              ifVersions: batch.changes.map(({ ifVersion }) => ifVersion),
              idempotencyKey: batch.key,
            };
            return { items: outcomesOf(batch, await send(client, input, batch.value)) };
          },
          signal,
        ),
      refetch: PEOPLE_QUERIES[audience],
    });
    if (choice === 'mentor') {
      const ids = new Set(changes.flatMap(({ person, value }) => [person.mentor?.id, value]));
      for (const id of ids) {
        if (id) client.cache.evict({ id: `Mentor:${id}`, fieldName: 'studentsCount' });
      }
    }
    await readAgain(items.slice(kept.length));
  };
  const sendChanges = (changes: readonly Change[], isUndo: boolean) =>
    void sendAction({ changes, batches: batchesOf(changes), isUndo });

  return {
    run: bulkRun,
    start: (changes: readonly Change[]) => {
      sendChanges(changes, false);
    },
    cancel,
    /** Sends again what was not done. */
    retry: (ended: BulkRun) => {
      const { changes, isUndo, outcomes } = ended;
      void sendAction(
        { changes, isUndo, batches: openBatches(ended) },
        [...outcomes].filter(([, { state }]) => state !== 'notDone'),
      );
    },
    undo: (ended: BulkRun) => {
      sendChanges(undoChanges(valueOf, ended) ?? [], true);
    },
  };
}

/** Outcome of the change of a person once the run has ended. */
export const outcomeIn = ({ outcomes, error }: BulkRun, personId: string): Outcome =>
  outcomes.get(personId) ?? { state: 'notDone', reason: error ? messageOf(error) : 'Cancelled' };

/** What was not done: batches without an answer as they were, others anew. */
export function openBatches({ batches, changes, outcomes }: BulkRun): Batch[] {
  const isAnswered = ({ person }: Change) => outcomes.has(person.id);
  return [
    ...batches.filter((batch) => !batch.changes.some(isAnswered)),
    ...batchesOf(changes.filter(({ person }) => outcomes.get(person.id)?.state === 'notDone')),
  ];
}

/**
 * Changes that give back the values before an action, if they are still as the action left them;
 * null if nothing was done or the version of a result is unknown.
 */
export function undoChanges(
  valueOf: BulkAction['valueOf'],
  { changes, outcomes }: Pick<BulkRun, 'changes' | 'outcomes'>,
): Change[] | null {
  const back: Change[] = [];
  for (const { person } of changes) {
    const outcome = outcomes.get(person.id);
    if (outcome?.state !== 'done') continue;
    if (outcome.version === null) return null;
    back.push({ person, value: valueOf(person), ifVersion: outcome.version });
  }
  return back.length > 0 ? back : null;
}
