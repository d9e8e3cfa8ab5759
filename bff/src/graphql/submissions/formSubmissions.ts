import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { checkedPage } from '../paging.ts';

export const formSubmissions: QueryResolvers['formSubmissions'] = (
  _root,
  { filter, sort, page },
  { backend },
) =>
  backend.submissions.page({
    filter: { ...filter, audience: filter?.audience ? fromAudience(filter.audience) : null },
    sort: sort ?? null,
    page: checkedPage(page),
  });
