import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const educator: QueryResolvers['educator'] = (_root, { id }, { people, progress }, info) => {
  // Both calls at once, not one after the other.
  if (selects(info, 'progress')) progress.startOfPerson('educator', id);
  return people.one('educator', id);
};
