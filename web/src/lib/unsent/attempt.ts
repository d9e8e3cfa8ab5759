import type { ApolloClient } from '@apollo/client';
import { hasCode, serverMessageOf } from '../errors.ts';
import { serverText } from '../i18n/serverText.ts';
import {
  answerOf,
  failureOf,
  isGone,
  isVersionConflict,
  type Outcome,
  type UserError,
} from '../mutation/outcome.ts';
import type { UnsentChange } from './changes.ts';
import type { UnsentOperations } from './operations.ts';
import type { Rebase } from './unsentStore.ts';

/** Codes of errors that a retry does not change. */
const FINAL = ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'];

/** Payload of a mutation with one root field. */
interface Payload {
  /** Figures of the screen; null if they could not be read. */
  stats?: unknown;
  userErrors: UserError[];
}

/** Result of sending a change once. */
export interface Attempt {
  outcome: Outcome<Payload>;
  /** Why the change must not be sent again unchanged; undefined if it may. */
  problem: UnsentChange['problem'];
  /** Bases another change on this one, if it was saved. */
  rebase: Rebase;
}

function problemOf({ userErrors, error }: Outcome): UnsentChange['problem'] {
  const [first = null] = userErrors;
  if (first) {
    const { message, code, reason, values } = userErrors.find(serverText) ?? first;
    const isConflict = isVersionConflict(userErrors);
    return { isConflict, isGone: isGone({ userErrors, error }), message, code, reason, values };
  }
  const message = serverMessageOf(error);
  return message && FINAL.some((code) => hasCode(error, code))
    ? { isConflict: false, isGone: !hasCode(error, 'BAD_USER_INPUT'), ...message }
    : undefined;
}

/** Sends a change once. */
export async function attempt(
  client: ApolloClient,
  { entries, refetch, rebase }: UnsentOperations,
  change: UnsentChange,
): Promise<Attempt> {
  const mutation = entries[change.operation]?.mutation;
  if (!mutation) throw new Error(`Unknown operation ${change.operation}`);
  const outcome = await client
    .mutate({ mutation, variables: { input: change.input }, errorPolicy: 'all' })
    .then(
      ({ data, error }) => answerOf(Object.values(data ?? {})[0] as Payload | undefined, error),
      failureOf,
    );
  const { done, payload } = outcome;
  // The person may be deleted or reassigned, and a step removed.
  if (isGone(outcome) || (done && payload?.stats === null)) {
    void client.refetchQueries({ include: refetch });
  }
  return {
    outcome,
    problem: problemOf(outcome),
    rebase: (other) => (done ? (rebase?.(other, change, payload) ?? other) : other),
  };
}
