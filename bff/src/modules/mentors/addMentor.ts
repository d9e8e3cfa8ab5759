import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { idIn } from '../../resolving/changed.ts';
import { isNoId } from '../../rest/call.ts';
import { mentorPayload, noClub } from './payload.ts';

export const addMentor: MutationResolvers['addMentor'] = async (_root, { input }, { mentors }) => {
  const { clubId, ...rest } = input;
  if (isNoId(clubId)) return noClub();
  const result = await mentors.add({ ...rest, assignedClub: clubId });
  const read = async () => {
    const id = idIn(result, 'mentor');
    const added = (await mentors.all()).find((mentor) => mentor.id === id);
    // Without an id in the reply the new mentor is known by the email.
    const email = input.email.trim().toLowerCase();
    return added ?? mentors.find(email, (mentor) => mentor.email?.toLowerCase() === email);
  };
  return mentorPayload(result, { id: null, read });
};
