import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attempt } from './attempt.ts';
import type { UnsentChange } from './changes.ts';
import type { UnsentOperations } from './operations.ts';
import type { UnsentStore } from './unsentStore.ts';

const RETRY_MS = 15_000;

/** Runs a task unless another tab is running one of this name. */
async function inOneTab(name: string, task: () => Promise<void> | void): Promise<void> {
  // Missing without TLS: then only the idempotency keys prevent duplicates.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return task();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}

/**
 * Sends the waiting changes in order: on mount, every 15 seconds, when the browser goes online and
 * when the page becomes visible. Stops at the first that can't be sent yet.
 */
export function useSendUnsent(store: UnsentStore, userId: string, operations: UnsentOperations) {
  const client = useApolloClient();
  const [sending, setSending] = useState<{ number: number; total: number } | null>(null);
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);
  const lock = `updates of ${userId}`;
  const due = useCallback(
    () =>
      store.changes().filter(({ problem, operation }) => !problem && operations.entries[operation]),
    [store, operations],
  );

  const send = useCallback(async () => {
    let number = 0;
    for (let [change] = due(); change; [change] = due()) {
      number += 1;
      setSending({ number, total: number - 1 + due().length });
      const { outcome, problem, rebase } = await attempt(client, operations, change);
      // One that another user has made counts as sent; the others are not based on it.
      if (outcome.done || (problem?.isConflict && operations.isApplied(change, outcome.payload))) {
        store.remove([change], rebase);
        setSent((count) => count + 1);
      } else if (problem) store.refuse(change.id, problem);
      else return;
    }
  }, [client, store, due, operations]);

  const sendNow = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    inOneTab(lock, send)
      .catch((error: unknown) => {
        console.warn('The unsent changes could not be sent.', error);
      })
      .finally(() => {
        isSending.current = false;
        setSending(null);
      });
  }, [send, lock]);

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
    takeBack: (changes: readonly UnsentChange[]) => {
      if (isSending.current) return;
      void inOneTab(lock, () => {
        store.remove(changes);
      });
    },
  };
}
