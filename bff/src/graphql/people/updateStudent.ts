import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { studentPayload } from '../payloads.ts';

export const updateStudent: MutationResolvers['updateStudent'] = async (
  _root,
  { input },
  { backend },
) => studentPayload(await backend.people.update('student', input));
