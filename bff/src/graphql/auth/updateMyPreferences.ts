import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const updateMyPreferences: MutationResolvers['updateMyPreferences'] = (
  _root,
  { input },
  { backend },
) => backend.auth.updatePreferences(input);
