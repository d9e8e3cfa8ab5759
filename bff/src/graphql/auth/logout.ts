import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const logout: MutationResolvers['logout'] = async (_root, _args, { auth }) => ({
  ended: await auth.logout(),
  userErrors: [],
});
