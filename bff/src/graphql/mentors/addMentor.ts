import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from '../payloads.ts';

export const addMentor: MutationResolvers['addMentor'] = async (_root, { input }, { backend }) => {
  const added = await backend.mentors.add(input);
  return { ...mentorPayload(added), passwordLink: added.passwordLink };
};
