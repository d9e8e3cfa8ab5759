import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const turnOffSecondFactor: MutationResolvers['turnOffSecondFactor'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.secondFactor.turnOff(input);
  return { turnedOff: userErrors.length === 0, userErrors };
};
