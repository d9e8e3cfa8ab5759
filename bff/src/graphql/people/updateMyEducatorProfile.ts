import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { educatorPayload } from '../payloads.ts';

export const updateMyEducatorProfile: MutationResolvers['updateMyEducatorProfile'] = async (
  _root,
  { input },
  { backend },
) => educatorPayload(await backend.people.updateOwn('educator', input));
