import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { idIn } from '../../backend/writes/changed.ts';
import { comparable } from '../../backend/writes/showsSent.ts';
import { isId } from '../../backend/http/call.ts';
import { notInList } from '../../backend/failures/upstreamError.ts';
import { mentorPayload, noClub } from './payload.ts';

export const addMentor: MutationResolvers['addMentor'] = async (_root, { input }, { mentors }) => {
  const { clubId, ...rest } = input;
  if (!isId(clubId)) return noClub();
  const result = await mentors.add({ ...rest, assignedClub: clubId });
  const read = async () => {
    const id = idIn(result, 'mentor');
    const all = await mentors.all();
    const added =
      all.find((mentor) => mentor.id === id) ??
      // Without an id in the reply the new mentor is known by the email.
      all.find(({ email }) => comparable('email', email) === comparable('email', input.email));
    if (added === undefined) {
      throw notInList('GET /api/admin/mentors', input.email, 'Mentor not found');
    }
    return added;
  };
  return mentorPayload(result, { id: null, read });
};
