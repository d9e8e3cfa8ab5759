import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changeOwn } from './changes.ts';

export const updateMyStudentProfile: MutationResolvers['updateMyStudentProfile'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await changeOwn(people, 'student', input);
  return { student: person, userErrors };
};
