import { t } from '@lingui/core/macro';
import { useApolloClient } from '@apollo/client/react';
import { isUnanswered, isUnauthenticated } from '../errors.ts';
import { messageElsewhere, type Outcome } from '../mutation/outcome.ts';
import { useSession } from '../session/useSession.ts';
import { attempt } from './attempt.ts';
import type { UnsentChange } from './changes.ts';
import type { Rebase } from './unsentStore.ts';
import { useUnsent } from './useUnsent.ts';

/** Result of a change. */
export type Sent =
  | { kind: 'saved'; rebase: Rebase }
  /** The server was unreachable: the change waits on this device. */
  | { kind: 'waiting' }
  /** Changed meanwhile; the cache has the newer version. */
  | { kind: 'conflict' }
  | { kind: 'failed'; outcome: Outcome }
  /** The session has ended; an expired one leads to the login. */
  | { kind: 'ended' };

/** Message for a change that failed. */
export const failureText = ({ outcome }: { outcome: Outcome }): string =>
  messageElsewhere(outcome, [], t`Please try again.`) ?? t`Please try again.`;

/** Sends changes, or keeps them until there is a connection. */
export function useSend() {
  const client = useApolloClient();
  const { token } = useSession();
  const { store, operations, wordsOf } = useUnsent();

  const keep = (change: UnsentChange) => {
    const { person, stage, about } = change;
    // Until the release after next: an open page of the release before reads these.
    const former = { personName: person ?? undefined, stageName: stage ?? undefined };
    store.add({ ...change, ...former, text: person === null ? about : wordsOf(change).text });
  };

  const sendOnce = async (change: UnsentChange) => {
    const sentWith = token();
    const result = await attempt(client, operations, change);
    if (result.outcome.done) store.settle(change, result.rebase);
    // A logout meanwhile has deleted what was unsent on this device.
    const isEnded = token() !== sentWith || isUnauthenticated(result.outcome.error);
    return { ...result, isEnded: !result.outcome.done && isEnded };
  };

  return {
    /** Sends a change; an unanswered one waits. The caller shows a refusal. */
    send: async (change: UnsentChange): Promise<Sent> => {
      const { outcome, problem, rebase, isEnded } = await sendOnce(change);
      if (outcome.done) return { kind: 'saved', rebase };
      if (isEnded) return { kind: 'ended' };
      if (problem?.isConflict) return { kind: 'conflict' };
      if (!isUnanswered(outcome.error)) return { kind: 'failed', outcome };
      keep(change);
      return { kind: 'waiting' };
    },
    /**
     * Takes over changes in their order, after an earlier one: each is saved, waits, or is refused
     * where all refused changes are shown.
     *
     * @param onTaken called with each of them: the caller need not keep it any more
     * @returns 'failed' if one was refused, else how the last one ended
     */
    handOver: async (
      changes: readonly UnsentChange[],
      after: Sent = { kind: 'saved', rebase: (other) => other },
      onTaken: (change: UnsentChange) => void = () => undefined,
    ): Promise<Sent['kind']> => {
      let { kind } = after;
      let isRefused = false;
      let left = changes.map(after.kind === 'saved' ? after.rebase : (other) => other);
      for (let [change] = left; change; [change] = left) {
        left = left.slice(1);
        // Nothing overtakes a change that waits; another may be a conflict since the one before.
        if (kind === 'waiting' || change.problem) {
          keep(change);
          onTaken(change);
          isRefused ||= change.problem !== undefined;
          continue;
        }
        const { outcome, problem, rebase, isEnded } = await sendOnce(change);
        if (isEnded) return 'ended';
        left = left.map(rebase);
        kind = outcome.done || problem ? 'saved' : 'waiting';
        isRefused ||= problem !== undefined;
        if (!outcome.done) keep(problem ? { ...change, problem } : change);
        onTaken(change);
      }
      return isRefused ? 'failed' : kind;
    },
  };
}
