import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { showsSent } from '../../backend/writes/showsSent.ts';
import { isId } from '../../backend/http/call.ts';
import { mentorPayload, noClub, showsClub } from './payload.ts';

export const updateMentor: MutationResolvers['updateMentor'] = async (
  _root,
  { input },
  { mentors },
) => {
  const { id, clubId, ...rest } = input;
  if (!isId(clubId)) return noClub();
  const result = await mentors.update(id, { ...rest, assignedClub: clubId });
  return mentorPayload(result, {
    id,
    shows: (mentor) => showsClub(mentor, clubId) && showsSent(mentor, rest),
    read: () => mentors.find(id),
  });
};
