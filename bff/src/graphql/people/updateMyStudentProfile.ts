import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { updateOwnProfile } from './updatePerson.ts';

export const updateMyStudentProfile: MutationResolvers['updateMyStudentProfile'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await updateOwnProfile(people, 'student', input);
  return { student: person, userErrors };
};
