import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { educatorPayload } from '../payloads.ts';

export const updateEducator: MutationResolvers['updateEducator'] = async (
  _root,
  { input },
  { backend },
) => educatorPayload(await backend.people.update('educator', input));
