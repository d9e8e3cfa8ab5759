import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';

export const sessionQueries = {
  accountSessions: (_root, { accountId }, { backend }) => backend.sessions.ofAccount(accountId),
  mySessions: (_root, _args, { backend }) => backend.sessions.own(),
} satisfies Partial<QueryResolvers>;

export const sessionMutations = {
  endSessions: (_root, { input }, { backend }) => backend.sessions.endOfAccount(input.accountId),
  logoutOthers: async (_root, _args, { backend }) => ({
    ended: await backend.sessions.endOthers(),
    userErrors: [],
  }),
} satisfies Partial<MutationResolvers>;
