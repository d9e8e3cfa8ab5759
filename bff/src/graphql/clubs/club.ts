import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const club: QueryResolvers['club'] = (_root, { id }, { backend }, info) => {
  // Starts both lists in parallel.
  if (selects(info, 'mentors')) backend.mentors.start();
  return backend.clubs.find(id);
};
