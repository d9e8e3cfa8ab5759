import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const student: QueryResolvers['student'] = (_root, { id }, { backend }, info) => {
  // Starts both calls in parallel.
  if (selects(info, 'progress')) backend.progress.startOfPerson('student', id);
  return backend.people.one('student', id);
};
