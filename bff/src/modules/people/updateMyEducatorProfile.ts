import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { changeOwn } from './changes.ts';

export const updateMyEducatorProfile: MutationResolvers['updateMyEducatorProfile'] = async (
  _root,
  { input },
  { people },
) => {
  const { person, userErrors } = await changeOwn(people, 'educator', input);
  return { educator: person, userErrors };
};
