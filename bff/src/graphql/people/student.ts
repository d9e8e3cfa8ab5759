import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const student: QueryResolvers['student'] = (_root, { id }, { people, progress }, info) => {
  // Both calls at once, not one after the other.
  if (selects(info, 'progress')) progress.startOfPerson('student', id);
  return people.one('student', id);
};
