import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { educatorPayload } from '../payloads.ts';

export const submitEducatorForm: MutationResolvers['submitEducatorForm'] = async (
  _root,
  { input },
  { backend },
) => educatorPayload(await backend.people.submitForm('educator', input));
