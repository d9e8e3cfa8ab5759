import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { updateOwnProfile } from './updatePerson.ts';

export const updateMyEducatorProfile: MutationResolvers['updateMyEducatorProfile'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await updateOwnProfile(people, 'educator', input);
  return { educator: person, userErrors };
};
