import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changedBy } from '../../backend/writes/changed.ts';
import { missing } from '../userErrors.ts';
import { isId, MISSING_ID } from '../../backend/http/call.ts';
import { notInList } from '../../backend/failures/upstreamError.ts';
import { upstreamStageId } from '../../backend/entities/club.ts';
import { savedPerson, showsSave } from '../../backend/progress/savedPerson.ts';

export const updateProgress: MutationResolvers['updateProgress'] = async (
  _root,
  { input },
  { progress, mentorDashboard },
) => {
  const { personId, clubId, status, feedback } = input;
  const stageId = upstreamStageId(clubId, input.stageId);
  const noIds = Object.entries({ personId, clubId, stageId })
    .filter(([, id]) => !isId(id))
    .map(([field]) => missing(field, MISSING_ID));
  if (noIds.length > 0) return { person: null, userErrors: noIds };
  const save = {
    studentId: personId,
    clubId,
    stageId,
    status: status ?? 'IN_PROGRESS',
    feedback: feedback ?? undefined,
  } as const;
  const { entity, userErrors } = changedBy(await progress.save(save), {
    id: personId,
    spelling: { studentId: 'personId' },
    inReply: savedPerson,
    shows: (person) => showsSave(person, save),
    // A reply often tells of stages only; the list has the person with the new progress.
    async read() {
      const person = await mentorDashboard.person(personId);
      if (person === null) {
        throw notInList('GET /api/mentor/students', personId, 'Person not found');
      }
      return person;
    },
  });
  return { person: entity, userErrors };
};
