import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const turnOnSecondFactor: MutationResolvers['turnOnSecondFactor'] = (
  _root,
  { input },
  { backend },
) => backend.secondFactor.turnOn(input);
