import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { useAssignClubMutation } from './AssignClub.generated.ts';
import { useAssignMentorMutation } from './AssignMentor.generated.ts';

/** Assigns a club or a mentor to a person, or none with null; `onDone` runs after success only. */
export function useAssign(
  kind: 'club' | 'mentor',
  personId: string,
  audience: ClubAudience,
  onDone: () => void,
) {
  const club = useOutcome(useAssignClubMutation());
  const mentor = useOutcome(useAssignMentorMutation());
  const assign = async (id: string | null) => {
    const noun = kind === 'club' ? 'Club' : 'Mentor';
    const toasts = {
      key: kind,
      success: { title: `${noun} ${id === null ? 'removed' : 'assigned'} successfully` },
      failure: {
        title: `Error assigning ${kind}`,
        detail: `Failed to assign ${kind}. Please try again.`,
      },
    };
    const { done } = await (kind === 'club'
      ? club.run({ input: { personId, audience, clubId: id } }, toasts)
      : mentor.run({ input: { personId, audience, mentorId: id } }, toasts));
    if (done) onDone();
  };
  return { assign, busy: club.busy || mentor.busy };
}
