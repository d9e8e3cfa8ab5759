import { toast } from '../../../ui/toast.ts';
import { MentorOverviewDocument } from '../MentorOverview.generated.ts';
import { MentorPeopleDocument } from '../people/MentorPeople.generated.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import type { StageStatus } from '../../../schema.generated.ts';
import { useUpdateProgressMutation } from './UpdateProgress.generated.ts';

/** What the mentor filled in. */
export interface ProgressValues {
  stageId: string;
  status: StageStatus;
  /** Left empty, the words written before stay. */
  feedback: string;
}

/** Saves progress for a person and says how it went; true when it is saved. */
export function useSaveProgress({ id, name, club }: MentorPersonFragment) {
  const [mutate, { loading }] = useUpdateProgressMutation({
    refetchQueries: [MentorPeopleDocument, MentorOverviewDocument],
  });
  const fail = (why = 'Please try again or contact support if the issue persists') => {
    toast.failure('Failed to update progress', why);
    return false;
  };
  const save = async ({ stageId, status, feedback }: ProgressValues): Promise<boolean> => {
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
      if (!data?.updateProgress?.person) return fail(data?.updateProgress?.userErrors[0]?.message);
    } catch {
      return fail();
    }
    toast.success('Progress updated successfully', `Updated progress for ${name}`);
    return true;
  };
  return { save, saving: loading };
}
