import { useApolloClient } from '@apollo/client/react';
import { hasCode } from '../../../lib/errors.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import { MentorDashboardDocument } from '../MentorDashboard.generated.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { useUpdateProgressMutation } from './UpdateProgress.generated.ts';

/** What the mentor filled in. */
export interface ProgressValues {
  stageId: string;
  status: StageStatus;
  /** If empty, the earlier feedback stays. */
  feedback: string;
}

/** Key of the toasts about a save. */
export const SAVE = 'progress';

/** Saves the progress of a person; resolves to the outcome. */
export function useSaveProgress({ id, name, club }: MentorPersonFragment) {
  const client = useApolloClient();
  const { run } = useOutcome(
    useUpdateProgressMutation({ refetchQueries: [MentorDashboardDocument] }),
  );
  return async ({ stageId, status, feedback }: ProgressValues) => {
    const words = feedback.trim();
    const outcome = await run(
      {
        input: {
          personId: id,
          clubId: club?.id ?? '',
          stageId,
          status,
          ...(words && { feedback: words }),
        },
      },
      {
        key: SAVE,
        success: {
          title: 'Progress updated successfully',
          detail: `Updated progress for ${name}`,
        },
        failure: {
          title: 'Failed to update progress',
          detail: 'Please try again or contact support if the issue persists',
        },
        fields: ['feedback'],
      },
    );
    // The person may be deleted or have another mentor: removes them from the list.
    if (hasCode(outcome.error, 'NOT_FOUND')) void client.refetchQueries({ include: 'active' });
    return outcome;
  };
}
