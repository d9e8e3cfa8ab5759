import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';

export const educators: QueryResolvers['educators'] = (
  _root,
  { filter, sort, page },
  { backend },
) =>
  backend.people.page('educator', {
    filter: filter ?? {},
    sort: sort ?? null,
    page: checkedPage(page),
  });
