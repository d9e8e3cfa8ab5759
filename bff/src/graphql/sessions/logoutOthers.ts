import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const logoutOthers: MutationResolvers['logoutOthers'] = async (
  _root,
  _args,
  { backend },
) => ({ ended: await backend.sessions.endOthers(), userErrors: [] });
