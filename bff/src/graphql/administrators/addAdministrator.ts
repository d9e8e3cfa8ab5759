import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const addAdministrator: MutationResolvers['addAdministrator'] = (
  _root,
  { input },
  { backend },
) => backend.administrators.add(input);
