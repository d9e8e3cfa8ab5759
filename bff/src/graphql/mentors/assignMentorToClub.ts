import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { isId } from '../../backend/http/call.ts';
import { mentorPayload, noClub, showsClub } from './payload.ts';

export const assignMentorToClub: MutationResolvers['assignMentorToClub'] = async (
  _root,
  { input },
  { mentors },
) => {
  const { mentorId, clubId = null } = input;
  // Only null takes the club away; an empty id is a mistake.
  if (clubId !== null && !isId(clubId)) return noClub();
  const result = await mentors.update(mentorId, { assignedClub: clubId });
  return mentorPayload(result, {
    id: mentorId,
    spelling: { id: 'mentorId' },
    shows: (mentor) => showsClub(mentor, clubId),
    read: () => mentors.find(mentorId),
  });
};
