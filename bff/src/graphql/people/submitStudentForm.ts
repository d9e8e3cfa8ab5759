import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { submitForm } from './submitForm.ts';

export const submitStudentForm: MutationResolvers['submitStudentForm'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await submitForm(people, 'student', input);
  return { student: person, userErrors };
};
