import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const accountSessions: QueryResolvers['accountSessions'] = (
  _root,
  { accountId },
  { backend },
) => backend.sessions.ofAccount(accountId);
