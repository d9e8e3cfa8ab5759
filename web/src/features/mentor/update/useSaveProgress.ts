import { useApolloClient } from '@apollo/client/react';
import type { FormikErrors } from 'formik';
import { hasCode, isUnauthenticated, reasonOf } from '../../../lib/errors.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import { toast } from '../../../ui/toast.ts';
import { MentorOverviewDocument } from '../MentorOverview.generated.ts';
import { MentorPeopleDocument } from '../people/MentorPeople.generated.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { useUpdateProgressMutation } from './UpdateProgress.generated.ts';

/** What the mentor filled in. */
export interface ProgressValues {
  stageId: string;
  status: StageStatus;
  /** Left empty, the words written before stay. */
  feedback: string;
}

/** How a save went; `refused` holds what the server said about single fields. */
export interface SaveOutcome {
  saved: boolean;
  refused: FormikErrors<ProgressValues>;
}

/** The toast of the last save makes way for the next one. */
export const OUTCOME = { key: 'progress' };

const FAILED: SaveOutcome = { saved: false, refused: {} };

const fail = (why = 'Please try again or contact support if the issue persists'): SaveOutcome => {
  toast.failure('Failed to update progress', why, OUTCOME);
  return FAILED;
};

/** Saves progress for a person and says how it went. */
export function useSaveProgress({ id, name, club }: MentorPersonFragment) {
  const client = useApolloClient();
  const [mutate] = useUpdateProgressMutation({
    refetchQueries: [MentorPeopleDocument, MentorOverviewDocument],
  });
  return async ({ stageId, status, feedback }: ProgressValues): Promise<SaveOutcome> => {
    if (!club) return fail();
    const words = feedback.trim();
    const input = {
      personId: id,
      clubId: club.id,
      stageId,
      status,
      ...(words && { feedback: words }),
    };
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data?.updateProgress?.person) {
        const problems = data?.updateProgress?.userErrors ?? [];
        const aboutFeedback = problems.find(({ field }) => field?.[0] === 'feedback')?.message;
        fail(problems[0]?.message);
        return { saved: false, refused: aboutFeedback ? { feedback: aboutFeedback } : {} };
      }
    } catch (error) {
      // The session's end is told by itself, on the way to login.
      if (isUnauthenticated(error)) return FAILED;
      // Somebody who is gone, or someone else's by now, should not stay in the list.
      if (hasCode(error, 'NOT_FOUND')) void client.refetchQueries({ include: 'active' });
      return fail(reasonOf(error));
    }
    toast.success('Progress updated successfully', `Updated progress for ${name}`, OUTCOME);
    return { saved: true, refused: {} };
  };
}
