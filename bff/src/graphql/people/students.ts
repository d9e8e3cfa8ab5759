import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';

export const students: QueryResolvers['students'] = (_root, { filter, sort, page }, { backend }) =>
  backend.people.page('student', {
    filter: filter ?? {},
    sort: sort ?? null,
    page: checkedPage(page),
  });
