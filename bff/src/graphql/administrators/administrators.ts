import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const administrators: QueryResolvers['administrators'] = (_root, _args, { backend }) =>
  backend.administrators.all();
