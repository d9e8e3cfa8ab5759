import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changePerson } from './changes.ts';

export const updateStudent: MutationResolvers['updateStudent'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await changePerson(people, 'student', input);
  return { student: person, userErrors };
};
