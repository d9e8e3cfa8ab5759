import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const student: QueryResolvers['student'] = (_root, { id }, { backend }, info) => {
  // Both calls at once, not one after the other.
  if (selects(info, 'progress')) backend.progress.startOfPerson('student', id);
  return backend.people.one('student', id);
};
