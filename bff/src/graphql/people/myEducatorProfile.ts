import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const myEducatorProfile: QueryResolvers['myEducatorProfile'] = (
  _root,
  _args,
  { backend },
  info,
) => {
  // Starts both calls in parallel.
  if (selects(info, 'progress')) backend.progress.startOwn('educator');
  return backend.people.own('educator');
};
