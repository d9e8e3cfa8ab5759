import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const renewRecoveryCodes: MutationResolvers['renewRecoveryCodes'] = (
  _root,
  { input },
  { backend },
) => backend.secondFactor.renewRecoveryCodes(input);
