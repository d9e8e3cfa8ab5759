import { useApolloClient } from '@apollo/client/react';
import { isUnanswered } from '../../../lib/errors.ts';
import { PRECONDITION_FAILED, isGone, isVersionConflict } from '../../../lib/mutation/outcome.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { prepareUpdate, type ProgressSave } from '../outbox/prepareUpdate.ts';
import { useUpdateProgressMutation } from '../outbox/UpdateProgress.generated.ts';

/** A save without an error. */
export type SaveDone =
  /** With the session that is planned after it. */
  | { kind: 'saved'; planned: MentorPerson['nextSession'] }
  /** The server was unreachable: the save waits on this device. */
  | { kind: 'waiting' };

export type SaveResult =
  | SaveDone
  /** The stage was saved meanwhile; the cache has the newer version. */
  | { kind: 'conflict' }
  /** Shown in a toast; the form shows messages about fields. */
  | { kind: 'failed'; fields: Record<string, string> };

/** The save arrived, and the next session after it did not. */
export const SESSION_LOST = 'Update saved. The next session was not.';

/** Toast key of a save. */
export const SAVE_TOAST_KEY = 'progress';

/**
 * Saves the progress of a person; an unanswered save waits on this device.
 * @param hidesToast the caller shows the success instead
 */
export function useSaveProgress(person: MentorPerson, hidesToast: boolean) {
  const client = useApolloClient();
  const unsent = useUnsent();
  const { token } = useSession();
  const { run } = useOutcome(
    useUpdateProgressMutation({
      // Refetches the figures if the response has none.
      refetchQueries: ({ data }) => {
        const payload = data.updateProgress;
        const isIncomplete = payload && payload.userErrors.length === 0 && !payload.stats;
        return isIncomplete ? [MentorDashboardDocument] : [];
      },
    }),
  );
  return async (save: ProgressSave): Promise<SaveResult> => {
    const update = prepareUpdate(person, save, unsent.waiting);
    const sentWith = token();
    const { done, payload, userErrors, fields, error } = await run(
      { input: update.input },
      {
        key: SAVE_TOAST_KEY,
        success: hidesToast
          ? undefined
          : {
              title: 'Progress updated successfully',
              detail: `Updated progress for ${person.name}`,
            },
        failure: {
          title: 'Failed to update progress',
          detail: 'Please try again or contact support if the issue persists',
          always: true,
        },
        fields: ['feedback'],
        handled: [PRECONDITION_FAILED],
        handles: isUnanswered,
      },
    );
    if (done) {
      unsent.settle(update, payload);
      return { kind: 'saved', planned: payload?.person?.nextSession ?? null };
    }
    if (isVersionConflict(userErrors)) return { kind: 'conflict' };
    if (isUnanswered(error)) {
      // A logout meanwhile has deleted what was unsent on this device.
      if (token() !== sentWith) return { kind: 'failed', fields: {} };
      unsent.add(update);
      return { kind: 'waiting' };
    }
    // The person may be deleted or reassigned: refetches the list.
    if (isGone({ userErrors, error }))
      void client.refetchQueries({ include: [MentorDashboardDocument] });
    return { kind: 'failed', fields };
  };
}
