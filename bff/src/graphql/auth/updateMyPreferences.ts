import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const updateMyPreferences: MutationResolvers['updateMyPreferences'] = async (
  _root,
  { input },
  { backend },
) => {
  const userErrors = await backend.auth.updatePreferences(input);
  return { user: userErrors.length === 0 ? await backend.auth.me() : null, userErrors };
};
