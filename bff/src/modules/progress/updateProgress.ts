import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { missing, userErrorsOf } from '../../resolving/userErrors.ts';
import { isNoId, MISSING_ID } from '../../rest/call.ts';
import { upstreamStageId } from '../clubs/normalise.ts';

export const updateProgress: MutationResolvers['updateProgress'] = async (
  _root,
  { input },
  { progress, mentorDashboard },
) => {
  const { personId, clubId, status, feedback } = input;
  const stageId = upstreamStageId(clubId, input.stageId);
  const userErrors = Object.entries({ personId, clubId, stageId })
    .filter(([, id]) => isNoId(id))
    .map(([field]) => missing(field, MISSING_ID));
  if (userErrors.length > 0) return { person: null, userErrors };
  const result = await progress.save({
    studentId: personId,
    clubId,
    stageId,
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
