import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { userErrorsOf } from '../../userErrors.ts';
import { upstreamStageId } from '../clubs/normalise.ts';

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
    status: status ?? 'IN_PROGRESS',
    feedback: feedback ?? undefined,
  });
  if (!result.ok) {
    const spelling = { studentId: 'personId' };
    return { person: null, userErrors: userErrorsOf(result.refusal, spelling) };
  }
  // The reply tells of stages only; the list has the person with the new progress.
  return { person: () => mentorDashboard.person(personId), userErrors: [] };
};
