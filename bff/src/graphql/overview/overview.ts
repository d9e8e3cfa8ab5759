import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const overview: QueryResolvers['overview'] = (
  _root,
  { audience = null, clubId = null, by },
  { backend },
) => backend.overview.read({ audience, clubId, by });
