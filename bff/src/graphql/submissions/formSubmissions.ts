import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { listQuery } from '../paging.ts';

export const formSubmissions: QueryResolvers['formSubmissions'] = (_root, args, { backend }) =>
  backend.submissions.page(listQuery(args));
