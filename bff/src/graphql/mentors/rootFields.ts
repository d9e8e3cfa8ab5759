import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mentorQueries = {
  mentor: (_root, { id }, { backend }) => backend.mentors.find(id),
  /** Its fields make one call each. */
  mentorDashboard: () => ({}),
  mentors: (_root, { filter }, { backend }) => backend.mentors.list(filter ?? null),
} satisfies Partial<QueryResolvers>;

export const mentorMutations = {
  addMentor: (_root, { input }, { backend }) => backend.mentors.add(input),
  assignMentorToClub: (_root, { input: { clubId = null, ...input } }, { backend }) =>
    backend.mentors.assignClub({ ...input, clubId }),
  removeMentor: (_root, { input }, { backend }) => backend.mentors.remove(input),
  updateMentor: (_root, { input: { id, ...change } }, { backend }) =>
    backend.mentors.update(id, change),
} satisfies Partial<MutationResolvers>;
