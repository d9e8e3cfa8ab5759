import { useApolloClient } from '@apollo/client/react';
import { PRECONDITION_FAILED, isVersionConflict } from '../../../lib/conflict/versionConflict.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useReassign } from '../reassign/useReassign.ts';
import type { Saved } from '../record/EditRecordDialog.tsx';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { FIELDS, inputOf, endsAssignments, type MentorValues } from './mentorValues.ts';
import { statusOf } from './mentorList.ts';
import { useUpdateMentorMutation } from './UpdateMentor.generated.ts';

const TOASTS = {
  key: 'mentor',
  success: { title: 'Mentor updated successfully' },
  failure: { title: 'Error updating mentor', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [PRECONDITION_FAILED],
};

/**
 * Saves a mentor's form, based on a version of the record.
 * @param newMentorId id of the mentor who takes over the people of a moved or deactivated one; empty
 * for none
 */
export function useSaveMentor(newMentorId: string) {
  const { run } = useOutcome(useUpdateMentorMutation({ refetchQueries: ['DashboardCounts'] }));
  const client = useApolloClient();
  const reassign = useReassign();
  return async (
    values: MentorValues,
    base: MentorRowFragment,
  ): Promise<Saved<MentorRowFragment>> => {
    const { done, fields, payload, userErrors } = await run(
      {
        input: {
          id: base.id,
          ...inputOf(values),
          ...(values.status !== statusOf(base) && { status: values.status }),
          ifVersion: base.version,
        },
      },
      TOASTS,
    );
    if (done && newMentorId && endsAssignments(base, values)) {
      await reassign(base.id, newMentorId);
      await client.refetchQueries({ include: ['Mentors', 'MentoredPeople'] });
    }
    return { done, fields, current: (isVersionConflict(userErrors) && payload?.mentor) || null };
  };
}
