import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const deletionRequests: QueryResolvers['deletionRequests'] = (_root, _args, { backend }) =>
  backend.deletion.open();
