import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../../paging.ts';
import { fromAudience } from '../clubs/audience.ts';

export const progressRecords: QueryResolvers['progressRecords'] = (
  _root,
  { audience, filter, sort, page },
  { tracker },
) =>
  tracker.list(fromAudience(audience), {
    filter: filter ?? {},
    sort: sort ?? null,
    page: checkedPage(page),
  });
