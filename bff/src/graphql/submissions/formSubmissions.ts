import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { listQuery } from '../paging.ts';

export const formSubmissions: QueryResolvers['formSubmissions'] = (
  _root,
  { filter, ...args },
  { backend },
) => {
  const audience = filter?.audience ? fromAudience(filter.audience) : null;
  return backend.submissions.page(listQuery({ ...args, filter: { ...filter, audience } }));
};
