import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';

export const importPeople: MutationResolvers['importPeople'] = (
  _root,
  { input: { audience, clubs = [], mentors = [], ...batch } },
  { backend },
) => backend.imports.people({ ...batch, clubs, mentors, audience: fromAudience(audience) });
