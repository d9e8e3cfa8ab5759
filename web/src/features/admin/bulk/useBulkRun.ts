import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ClubAudience } from '../../../schema.generated.ts';
import { batchesOf, sendBatches, type Outcome } from './batches.ts';
import {
  EducatorAgainDocument,
  StudentAgainDocument,
  type EducatorAgainQuery,
  type StudentAgainQuery,
} from './PersonAgain.generated.ts';
import { valueBefore, type BulkKind, type Change } from './plan.ts';
import { useSendBatch } from './useSendBatch.ts';

/** An action that was confirmed: its changes, and what became of them so far. */
export interface BulkRun {
  changes: readonly Change[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** Number of changes of the present sending, and how many of them have an outcome. */
  total: number;
  count: number;
  state: 'running' | 'cancelling' | 'ended';
  isUndo: boolean;
}

const AGAIN: Record<
  ClubAudience,
  TypedDocumentNode<StudentAgainQuery | EducatorAgainQuery, { id: string }>
> = { STUDENT: StudentAgainDocument, EDUCATOR: EducatorAgainDocument };

/** Number of refused people that are read at once. */
const AT_ONCE = 8;

/** Lists that depend on clubs, mentors and statuses of people, by audience. */
const LISTS = { STUDENT: 'Students', EDUCATOR: 'Educators' };

/** Sends the changes of an action in batches, and takes them back. */
export function useBulkRun(kind: BulkKind, audience: ClubAudience) {
  const client = useApolloClient();
  const send = useSendBatch(kind, audience);
  const [run, setRun] = useState<BulkRun | null>(null);
  const isCancelled = useRef(false);
  // After the batch that is being sent, the page may be gone.
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );

  /** The figures of mentors, and the lists and counts on the page. */
  const refresh = (changes: readonly Change[]) => {
    if (kind === 'mentor') {
      const ids = new Set(changes.flatMap(({ person, value }) => [person.mentor?.id, value]));
      for (const id of ids) {
        if (id) client.cache.evict({ id: `Mentor:${id}`, fieldName: 'studentsCount' });
      }
    }
    void client.refetchQueries({ include: [LISTS[audience], 'DashboardCounts'] });
  };

  /**
   * Reads the refused people again for the next action, because others may have changed them; also
   * after the dialog is closed. Who can't be read stays as known, and is refused again.
   */
  const readAgain = async (outcomes: BulkRun['outcomes']) => {
    const ids = [...outcomes].flatMap(([id, { state }]) => (state === 'refused' ? [id] : []));
    const query = AGAIN[audience];
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      await Promise.allSettled(
        ids
          .slice(first, first + AT_ONCE)
          .map((id) => client.query({ query, variables: { id }, fetchPolicy: 'network-only' })),
      );
    }
  };

  const start = async (
    changes: readonly Change[],
    before: Pick<BulkRun, 'changes' | 'outcomes' | 'isUndo'>,
  ) => {
    isCancelled.current = false;
    const outcomes = new Map<string, Outcome>();
    setRun({ ...before, total: changes.length, count: 0, state: 'running' });
    await sendBatches(batchesOf(changes), {
      send,
      isCancelled: () => isCancelled.current,
      onOutcomes: (some) => {
        for (const [id, outcome] of some) outcomes.set(id, outcome);
        setRun(
          (now) =>
            now && {
              ...now,
              outcomes: new Map([...now.outcomes, ...some]),
              count: now.count + some.size,
            },
        );
      },
    });
    refresh(changes);
    setRun((now) => now && { ...now, state: 'ended' });
    await readAgain(outcomes);
  };

  return {
    run,
    start: (changes: readonly Change[]) => {
      void start(changes, { changes, outcomes: new Map(), isUndo: false });
    },
    /** Cancels before the next batch. */
    cancel: () => {
      isCancelled.current = true;
      setRun((now) => now && { ...now, state: 'cancelling' });
    },
    /** Sends again what was not done. */
    retry: (ended: BulkRun) => {
      void start(openChanges(ended), ended);
    },
    undo: (ended: BulkRun) => {
      const changes = undoChanges(kind, ended) ?? [];
      void start(changes, { changes, outcomes: new Map(), isUndo: true });
    },
  };
}

/** Changes that were not done, each with the key of its batch if the answer of that was lost. */
export const openChanges = ({ changes, outcomes }: BulkRun): Change[] =>
  changes.flatMap((change) => {
    const outcome = outcomes.get(change.person.id);
    return outcome?.state === 'notDone' ? [{ ...change, key: outcome.key }] : [];
  });

/**
 * Changes that give back the values before an action, if they are still as the action left them;
 * null if nothing was done or the version of a result is unknown.
 */
export function undoChanges(kind: BulkKind, { changes, outcomes }: BulkRun): Change[] | null {
  const back: Change[] = [];
  for (const { person } of changes) {
    const outcome = outcomes.get(person.id);
    if (outcome?.state !== 'done') continue;
    if (outcome.version === null) return null;
    back.push({ person, value: valueBefore(kind, person), ifVersion: outcome.version });
  }
  return back.length > 0 ? back : null;
}
