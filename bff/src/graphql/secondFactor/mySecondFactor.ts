import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mySecondFactor: QueryResolvers['mySecondFactor'] = (_root, _args, { backend }) =>
  backend.secondFactor.own();
