import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../../backend/lists/paging.ts';

export const formSubmissions: QueryResolvers['formSubmissions'] = (
  _root,
  { filter, sort, page },
  { submissions },
) => submissions.list({ filter: filter ?? {}, sort: sort ?? null, page: checkedPage(page) });
