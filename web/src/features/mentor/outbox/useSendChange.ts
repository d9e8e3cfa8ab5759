import { useApolloClient } from '@apollo/client/react';
import { isUnanswered, isUnauthenticated } from '../../../lib/errors.ts';
import {
  answerOf,
  failureOf,
  isGone,
  isVersionConflict,
  messageElsewhere,
  type UserError,
} from '../../../lib/mutation/outcome.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import { MENTOR_OPERATIONS, type WaitingChange } from './waitingChange.ts';

/** Result of a change. */
export type ChangeResult =
  | { kind: 'saved' }
  /** The server was unreachable: the change waits on this device. */
  | { kind: 'waiting' }
  /** Changed meanwhile; the cache has the newer version. */
  | { kind: 'conflict' }
  /** The message is empty after an expired session, which leads to the login. */
  | { kind: 'failed'; message: string };

/**
 * Sends a change of next session or agreed steps; an unanswered one waits on this device. With
 * `waits` it is not sent before the changes that wait already.
 */
export function useSendChange() {
  const client = useApolloClient();
  const unsent = useUnsent();
  const { token } = useSession();
  return async (change: WaitingChange, { waits = false } = {}): Promise<ChangeResult> => {
    if (waits) {
      unsent.add(change);
      return { kind: 'waiting' };
    }
    const mutation = MENTOR_OPERATIONS.mutations[change.operation];
    if (!mutation) throw new Error(`Unknown operation ${change.operation}`);
    const sentWith = token();
    const { done, userErrors, error, ...outcome } = await client
      .mutate({ mutation, variables: { input: change.input }, errorPolicy: 'all' })
      .then(
        ({ data, error: failure }) =>
          answerOf(Object.values(data ?? {})[0] as Payload | undefined, failure),
        failureOf,
      );
    const reload = () => void client.refetchQueries({ include: [MentorDashboardDocument] });
    if (done) {
      unsent.settle(change, outcome.payload);
      if (!outcome.payload?.stats) reload();
      return { kind: 'saved' };
    }
    if (isVersionConflict(userErrors)) return { kind: 'conflict' };
    if (isUnanswered(error)) {
      // A logout meanwhile has deleted what was unsent on this device.
      if (token() !== sentWith) return { kind: 'failed', message: '' };
      unsent.add(change);
      return { kind: 'waiting' };
    }
    // The person may be deleted or reassigned, and a step removed: refetches the list.
    if (isGone({ userErrors, error })) reload();
    if (isUnauthenticated(error)) return { kind: 'failed', message: '' };
    const message = messageElsewhere({ ...outcome, done, userErrors, error }, [], TRY_AGAIN);
    return { kind: 'failed', message: message ?? TRY_AGAIN };
  };
}

const TRY_AGAIN = 'Please try again.';

interface Payload {
  stats: unknown;
  userErrors: UserError[];
}
