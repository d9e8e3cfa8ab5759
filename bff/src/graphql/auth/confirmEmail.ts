import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const confirmEmail: MutationResolvers['confirmEmail'] = (_root, { input }, { backend }) =>
  backend.auth.confirmEmail(input);
