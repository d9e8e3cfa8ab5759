import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  PRECONDITION_FAILED,
  failureOf,
  answerOf,
  refusalIn,
  type Outcome,
} from '../../../lib/mutation/outcome.ts';
import { hasCode, messageOf } from '../../../lib/errors.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import { UpdateProgressDocument } from './UpdateProgress.generated.ts';
import type { OutboxStore } from './outboxStore.ts';
import type { WaitingUpdate } from './updates.ts';

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

/** Why an update must not be sent again unchanged; undefined if it may. */
function problemOf({ userErrors, error }: Outcome): WaitingUpdate['problem'] {
  if (userErrors.length > 0) {
    return {
      isConflict: userErrors.some(({ code }) => code === PRECONDITION_FAILED),
      isGone: false,
      message: refusalIn({ userErrors }) ?? 'Please try again or contact support.',
    };
  }
  return FINAL.some((code) => hasCode(error, code))
    ? { isConflict: false, isGone: !hasCode(error, 'BAD_USER_INPUT'), message: messageOf(error) }
    : undefined;
}

/**
 * Sends the waiting updates in order: on mount, every 15 seconds, when the browser goes online and
 * when the page becomes visible. Stops at the first that can't be sent yet.
 */
export function useSendUpdates(store: OutboxStore, userId: string) {
  const client = useApolloClient();
  const [sending, setSending] = useState<{ number: number; total: number } | null>(null);
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);

  const send = useCallback(async () => {
    const due = () => store.updates().filter(({ problem }) => !problem);
    let number = 0;
    for (let [update] = due(); update; [update] = due()) {
      number += 1;
      setSending({ number, total: number - 1 + due().length });
      const outcome = await client
        .mutate({
          mutation: UpdateProgressDocument,
          variables: { input: update.input },
          errorPolicy: 'all',
        })
        .then(({ data, error }) => answerOf(data?.updateProgress, error), failureOf);
      const problem = problemOf(outcome);
      if (outcome.done) {
        store.remove(update.id);
        setSent((count) => count + 1);
      } else if (problem) {
        store.refuse(update.id, problem);
        // The person may be deleted or reassigned: refetches the list.
        if (hasCode(outcome.error, 'NOT_FOUND'))
          void client.refetchQueries({ include: [MentorDashboardDocument] });
      } else return;
    }
  }, [client, store]);

  const sendNow = useCallback(() => {
    if (isSending.current) return;
    isSending.current = true;
    inOneTab(`updates of ${userId}`, send)
      .catch((error: unknown) => {
        console.warn('The waiting updates could not be sent.', error);
      })
      .finally(() => {
        isSending.current = false;
        setSending(null);
      });
  }, [send, userId]);

  useEffect(() => {
    const trySending = () => {
      const isDue = store.updates().some(({ problem }) => !problem);
      if (isDue && document.visibilityState === 'visible') sendNow();
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
  }, [sendNow, store]);

  return {
    sending,
    sent,
    sendNow,
    forget: () => {
      setSent(0);
    },
  };
}
