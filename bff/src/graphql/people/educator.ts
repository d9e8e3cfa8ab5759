import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const educator: QueryResolvers['educator'] = (_root, { id }, { backend }, info) => {
  // Starts both calls in parallel.
  if (selects(info, 'progress')) backend.progress.startOfPerson('educator', id);
  return backend.people.one('educator', id);
};
