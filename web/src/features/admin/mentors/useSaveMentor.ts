import { useApolloClient } from '@apollo/client/react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useReassign } from '../reassign/useReassign.ts';
import type { MentorRowFragment } from './MentorRow.generated.ts';
import { FIELDS, inputOf, isLeaving, type MentorValues } from './mentorValues.ts';
import { statusWord } from './mentorList.ts';
import { useUpdateMentorMutation } from './UpdateMentor.generated.ts';

/** The record is another by now: the dialog shows both versions. */
const STALE = 'PRECONDITION_FAILED';

const TOASTS = {
  key: 'mentor',
  success: { title: 'Mentor updated successfully' },
  failure: { title: 'Error updating mentor', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [STALE],
};

interface Saved {
  done: boolean;
  /** The server's messages by field. */
  fields: Record<string, string>;
  /** The record as it is now, where another administrator has changed it meanwhile. */
  current: MentorRowFragment | null;
}

/**
 * Saves a mentor whose form was opened with this record.
 * @param takerId who takes over the people of a mentor who leaves them; empty for nobody
 */
export function useSaveMentor(opened: MentorRowFragment, takerId: string) {
  const { run } = useOutcome(useUpdateMentorMutation({ refetchQueries: 'active' }));
  const client = useApolloClient();
  const reassign = useReassign();
  return async (values: MentorValues, version: string | null): Promise<Saved> => {
    const { done, fields, payload, userErrors } = await run(
      {
        input: {
          id: opened.id,
          ...inputOf(values),
          ...(values.status !== statusWord(opened) && { status: values.status }),
          ifVersion: version,
        },
      },
      TOASTS,
    );
    const isStale = userErrors.some(({ code }) => code === STALE);
    if (done && takerId && isLeaving(opened, values)) {
      await reassign(opened.id, takerId);
      await client.refetchQueries({ include: 'active' });
    }
    return { done, fields, current: (isStale && payload?.mentor) || null };
  };
}
