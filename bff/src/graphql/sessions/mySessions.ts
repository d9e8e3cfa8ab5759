import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mySessions: QueryResolvers['mySessions'] = (_root, _args, { backend }) =>
  backend.sessions.own();
