import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../../backend/lists/paging.ts';
import { fromAudience } from '../audience.ts';

export const progressRecords: QueryResolvers['progressRecords'] = (
  _root,
  { audience, filter, sort, page },
  { progressRecords },
) =>
  progressRecords.list(fromAudience(audience), {
    filter: filter ?? {},
    sort: sort ?? null,
    page: checkedPage(page),
  });
