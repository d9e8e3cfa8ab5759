import type { MutationResolvers, StageStatus } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../../userErrors.ts';
import { upstreamStageId } from '../clubs/normalise.ts';
import type { StageStatus as UpstreamStatus } from './progress.ts';

const upstreamStatus: Record<StageStatus, UpstreamStatus> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
};

export const updateProgress: MutationResolvers['updateProgress'] = async (
  _root,
  { input },
  { progress, mentorDashboard },
) => {
  const { personId, clubId, stageId, status, feedback } = input;
  const result = await progress.save({
    studentId: personId,
    clubId,
    stageId: upstreamStageId(clubId, stageId),
    status: upstreamStatus[status ?? 'IN_PROGRESS'],
    feedback: feedback ?? undefined,
  });
  if (!result.ok) {
    const spelling = { studentId: 'personId' };
    return { person: null, userErrors: userErrorsOf(result.refusal, spelling) };
  }
  // The reply tells of stages only; the list has the person with the new progress.
  return { person: () => mentorDashboard.person(personId), userErrors: [] };
};
