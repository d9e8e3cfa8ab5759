import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';

export const administratorQueries = {
  administrators: (_root, _args, { backend }) => backend.administrators.all(),
} satisfies Partial<QueryResolvers>;

export const administratorMutations = {
  addAdministrator: (_root, { input }, { backend }) => backend.administrators.add(input),
  removeAdministrator: async (_root, { input }, { backend }) => {
    const userErrors = await backend.administrators.remove(input);
    return { removedId: userErrors.length === 0 ? input.id : null, userErrors };
  },
} satisfies Partial<MutationResolvers>;
