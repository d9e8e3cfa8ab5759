import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const myEducatorProfile: QueryResolvers['myEducatorProfile'] = (
  _root,
  _args,
  { people, progress },
  info,
) => {
  // Both calls at once, not one after the other.
  if (selects(info, 'progress')) progress.startOwn('educator');
  return people.own('educator');
};
