import { useState } from 'react';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { useAssignMentorToClubMutation } from './AssignMentorToClub.generated.ts';

interface MovedMentor {
  id: string;
  version: string | null;
}

/**
 * Assigns a mentor to a club, or removes them from theirs with null. Resolves to whether it
 * succeeded.
 */
export function useMoveMentor() {
  const { run } = useOutcome(useAssignMentorToClubMutation());
  const [movingId, setMovingId] = useState<string | null>(null);
  const move = async ({ id, version }: MovedMentor, clubId: string | null): Promise<boolean> => {
    if (movingId !== null) return false;
    setMovingId(id);
    const verb = clubId === null ? 'remov' : 'assign';
    const { done } = await run(
      { input: { mentorId: id, clubId, ifVersion: version } },
      {
        key: 'club mentor',
        success: { title: `Mentor ${verb}ed successfully` },
        failure: {
          title: `Error ${verb}ing mentor`,
          detail:
            clubId === null ? 'Please try again.' : 'Failed to assign mentor. Please try again.',
          always: clubId !== null,
        },
      },
    );
    setMovingId(null);
    return done;
  };
  return { move, movingId };
}
