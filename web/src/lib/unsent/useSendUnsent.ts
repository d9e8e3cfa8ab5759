import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  failureOf,
  answerOf,
  isGone,
  isVersionConflict,
  refusalIn,
  type Outcome,
  type UserError,
} from '../mutation/outcome.ts';
import { hasCode, messageOf } from '../errors.ts';
import type { UnsentChange } from './changes.ts';
import type { UnsentStore } from './unsentStore.ts';

/** What a feature may send later. */
export interface UnsentOperations {
  /** Mutations by their name, with the one variable `input`; others stay in the queue. */
  mutations: Readonly<Record<string, DocumentNode>>;
  /** Queries to refetch when a record is gone. */
  refetch: DocumentNode[];
  /** Whether the record in the answer to a conflict already has the state that the change sets. */
  isApplied: (change: UnsentChange, payload: unknown) => boolean;
  /** A waiting change after an earlier one was saved: it expects the versions in that answer. */
  rebase?: (change: UnsentChange, saved: UnsentChange, payload: unknown) => UnsentChange;
}

const RETRY_MS = 15_000;

/** Codes of errors that a retry does not change. */
const FINAL = ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'];

/** Runs a task unless another tab is running it. */
async function inOneTab(name: string, task: () => Promise<void>): Promise<void> {
  // Missing without TLS: then only the idempotency keys prevent duplicates.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}

/** Why a change must not be sent again unchanged; undefined if it may. */
function problemOf({ userErrors, error }: Outcome): UnsentChange['problem'] {
  if (userErrors.length > 0) {
    return {
      isConflict: isVersionConflict(userErrors),
      isGone: isGone({ userErrors, error }),
      message: refusalIn({ userErrors }) ?? 'Please try again or contact support.',
    };
  }
  return FINAL.some((code) => hasCode(error, code))
    ? { isConflict: false, isGone: !hasCode(error, 'BAD_USER_INPUT'), message: messageOf(error) }
    : undefined;
}

/** Payload of a mutation with one root field. */
const payloadOf = (data: unknown) =>
  Object.values(data ?? {})[0] as { userErrors: UserError[] } | null | undefined;

/**
 * Sends the waiting changes in order: on mount, every 15 seconds, when the browser goes online and
 * when the page becomes visible. Stops at the first that can't be sent yet.
 */
export function useSendUnsent(
  store: UnsentStore,
  userId: string,
  { mutations, refetch, isApplied, rebase }: UnsentOperations,
) {
  const client = useApolloClient();
  const [sending, setSending] = useState<{ number: number; total: number } | null>(null);
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);
  const due = useCallback(
    () => store.changes().filter(({ problem, operation }) => !problem && mutations[operation]),
    [store, mutations],
  );

  const send = useCallback(async () => {
    let number = 0;
    for (let [change] = due(); change; [change] = due()) {
      const mutation = mutations[change.operation];
      if (!mutation) return;
      number += 1;
      setSending({ number, total: number - 1 + due().length });
      const outcome = await client
        .mutate({ mutation, variables: { input: change.input }, errorPolicy: 'all' })
        .then(({ data, error }) => answerOf(payloadOf(data), error), failureOf);
      const { payload } = outcome;
      const problem = problemOf(outcome);
      if (outcome.done || (problem?.isConflict && isApplied(change, payload))) {
        // Not after a change by somebody else, which the others must not overwrite unseen.
        const isOwn = outcome.done;
        store.remove(change.id, (other) =>
          isOwn && rebase ? rebase(other, change, payload) : other,
        );
        setSent((count) => count + 1);
      } else if (problem) {
        store.refuse(change.id, problem);
        // The person may be deleted or reassigned, and a step removed: refetches the list.
        if (isGone(outcome)) void client.refetchQueries({ include: refetch });
      } else return;
    }
  }, [client, store, due, mutations, refetch, isApplied, rebase]);

  const sendNow = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    inOneTab(`updates of ${userId}`, send)
      .catch((error: unknown) => {
        console.warn('The unsent changes could not be sent.', error);
      })
      .finally(() => {
        isSending.current = false;
        setSending(null);
      });
  }, [send, userId]);

  useEffect(() => {
    const trySending = () => {
      if (due().length > 0 && document.visibilityState === 'visible') sendNow();
    };
    trySending();
    const timer = setInterval(trySending, RETRY_MS);
    window.addEventListener('online', trySending);
    document.addEventListener('visibilitychange', trySending);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', trySending);
    };
  }, [sendNow, due]);

  return {
    sending,
    sent,
    sendNow,
    forget: () => {
      setSent(0);
    },
  };
}
