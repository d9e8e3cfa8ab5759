import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const club: QueryResolvers['club'] = (_root, { id }, { clubs, mentors }, info) => {
  // Both lists at once, not one after the other.
  if (selects(info, 'mentors')) mentors.start();
  return clubs.find(id);
};
