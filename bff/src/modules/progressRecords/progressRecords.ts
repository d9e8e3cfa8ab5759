import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../../lists/paging.ts';
import { fromAudience } from '../clubs/audience.ts';

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
