import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../../backend/lists/paging.ts';
import { listPeople } from '../../backend/people/listPeople.ts';

export const educators: QueryResolvers['educators'] = (_root, { filter, sort, page }, context) =>
  listPeople(
    'educator',
    { filter: filter ?? {}, sort: sort ?? null, page: checkedPage(page) },
    context,
  );
