import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from './payload.ts';

export const addMentor: MutationResolvers['addMentor'] = async (_root, { input }, { backend }) =>
  mentorPayload(await backend.mentors.add(input));
