import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const myDeletionRequests: QueryResolvers['myDeletionRequests'] = (
  _root,
  _args,
  { backend },
) => backend.deletion.own();
