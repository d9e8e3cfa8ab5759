import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { listQuery } from '../paging.ts';

export const progressRecords: QueryResolvers['progressRecords'] = (
  _root,
  { audience, ...args },
  { backend },
) => backend.progressRecords.page(audience, listQuery(args));
