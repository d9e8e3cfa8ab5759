import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { checkedPage } from '../paging.ts';

export const progressRecords: QueryResolvers['progressRecords'] = (
  _root,
  { audience, filter, sort, page },
  { backend },
) =>
  backend.progressRecords.page(fromAudience(audience), {
    filter: filter ?? {},
    sort: sort ?? null,
    page: checkedPage(page),
  });
