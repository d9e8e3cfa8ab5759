import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { updatePerson } from './updatePerson.ts';

export const updateStudent: MutationResolvers['updateStudent'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await updatePerson(people, 'student', input);
  return { student: person, userErrors };
};
