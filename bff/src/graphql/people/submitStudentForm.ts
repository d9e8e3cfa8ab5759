import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { studentPayload } from '../payloads.ts';

export const submitStudentForm: MutationResolvers['submitStudentForm'] = async (
  _root,
  { input },
  { backend },
) => studentPayload(await backend.people.submitForm('student', input));
