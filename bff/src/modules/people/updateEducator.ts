import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changePerson } from './changes.ts';

export const updateEducator: MutationResolvers['updateEducator'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await changePerson(people, 'educator', input);
  return { educator: person, userErrors };
};
