import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const myData: QueryResolvers['myData'] = (_root, _args, { backend }) =>
  backend.ownData.all();
