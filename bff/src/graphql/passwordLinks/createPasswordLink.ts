import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const createPasswordLink: MutationResolvers['createPasswordLink'] = (
  _root,
  { input },
  { backend },
) => backend.passwordLinks.create(input.accountId);
