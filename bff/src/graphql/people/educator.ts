import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const educator: QueryResolvers['educator'] = (_root, { id }, { backend }, info) => {
  // Starts both calls in parallel.
  if (selectionOf(info).has('progress')) backend.progress.startOfPerson('educator', id);
  return backend.people.one('educator', id);
};
