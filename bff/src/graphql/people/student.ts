import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const student: QueryResolvers['student'] = (_root, { id }, { backend }, info) => {
  // Starts both calls in parallel.
  if (selectionOf(info).has('progress')) backend.progress.startOfPerson('student', id);
  return backend.people.one('student', id);
};
