import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from './payload.ts';

export const addMentor: MutationResolvers['addMentor'] = async (_root, { input }, { mentors }) => {
  const { clubId, ...rest } = input;
  const email = input.email.trim().toLowerCase();
  return mentorPayload(await mentors.add({ ...rest, assignedClub: clubId }), () =>
    // Without a record in the reply the email is all that is known of the new one.
    mentors.find(email, (mentor) => mentor.email?.toLowerCase() === email),
  );
};
