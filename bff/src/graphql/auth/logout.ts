import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const logout: MutationResolvers['logout'] = async (_root, _args, { backend }) => ({
  ended: await backend.auth.logout(),
  userErrors: [],
});
