import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const endSessions: MutationResolvers['endSessions'] = (_root, { input }, { backend }) =>
  backend.sessions.endOfAccount(input.accountId);
