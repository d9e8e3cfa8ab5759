import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from './payload.ts';

export const updateMentor: MutationResolvers['updateMentor'] = async (
  _root,
  { input },
  { mentors },
) => {
  const { id, clubId, ...rest } = input;
  const result = await mentors.update(id, { ...rest, assignedClub: clubId });
  return mentorPayload(result, () => mentors.find(id));
};
