import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { studentPayload } from '../payloads.ts';

export const updateMyStudentProfile: MutationResolvers['updateMyStudentProfile'] = async (
  _root,
  { input },
  { backend },
) => studentPayload(await backend.people.updateOwn('student', input));
