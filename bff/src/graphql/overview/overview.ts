import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';

export const overview: QueryResolvers['overview'] = (
  _root,
  { audience, clubId = null, by },
  { backend },
) => backend.overview.read({ audience: audience ? fromAudience(audience) : null, clubId, by });
