import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { isNoId } from '../../rest/call.ts';
import { mentorPayload, noClub } from './payload.ts';

export const updateMentor: MutationResolvers['updateMentor'] = async (
  _root,
  { input },
  { mentors },
) => {
  const { id, clubId, ...rest } = input;
  if (isNoId(clubId)) return noClub();
  const result = await mentors.update(id, { ...rest, assignedClub: clubId });
  return mentorPayload(result, { id, read: () => mentors.find(id) });
};
