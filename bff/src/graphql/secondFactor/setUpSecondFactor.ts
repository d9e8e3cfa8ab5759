import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const setUpSecondFactor: MutationResolvers['setUpSecondFactor'] = (
  _root,
  _args,
  { backend },
) => backend.secondFactor.setUp();
