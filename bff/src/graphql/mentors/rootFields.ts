import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from '../payloads.ts';

export const mentorQueries = {
  mentor: (_root, { id }, { backend }) => backend.mentors.find(id),
  /** Its fields make one call each. */
  mentorDashboard: () => ({}),
  mentors: (_root, { filter }, { backend }) => backend.mentors.list(filter ?? null),
} satisfies Partial<QueryResolvers>;

export const mentorMutations = {
  addMentor: async (_root, { input }, { backend }) => {
    const added = await backend.mentors.add(input);
    return { ...mentorPayload(added), passwordLink: added.passwordLink };
  },
  assignMentorToClub: async (_root, { input: { clubId = null, ...input } }, { backend }) =>
    mentorPayload(await backend.mentors.assignClub({ ...input, clubId })),
  removeMentor: async (_root, { input }, { backend }) => {
    const { entity, userErrors } = await backend.mentors.remove(input);
    return { removedId: userErrors.length === 0 ? input.id : null, mentor: entity, userErrors };
  },
  updateMentor: async (_root, { input: { id, ...change } }, { backend }) =>
    mentorPayload(await backend.mentors.update(id, change)),
} satisfies Partial<MutationResolvers>;
