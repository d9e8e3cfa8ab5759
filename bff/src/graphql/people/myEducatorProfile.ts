import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const myEducatorProfile: QueryResolvers['myEducatorProfile'] = (
  _root,
  _args,
  { backend },
  info,
) => {
  // Starts both calls in parallel.
  if (selectionOf(info).has('progress')) backend.progress.startOwn('educator');
  return backend.people.own('educator');
};
