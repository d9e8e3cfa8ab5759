import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const club: QueryResolvers['club'] = (_root, { id }, { backend }, info) => {
  // Starts both lists in parallel.
  if (selectionOf(info).has('mentors')) backend.mentors.start();
  return backend.clubs.find(id);
};
