import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { updatePerson } from './updatePerson.ts';

export const updateEducator: MutationResolvers['updateEducator'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await updatePerson(people, 'educator', input);
  return { educator: person, userErrors };
};
