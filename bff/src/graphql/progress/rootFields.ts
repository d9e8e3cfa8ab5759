import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { listQuery } from '../paging.ts';

export const progressQueries = {
  progressRecords: (_root, { audience, ...args }, { backend }) =>
    backend.progressRecords.page(audience, listQuery(args)),
} satisfies Partial<QueryResolvers>;

export const progressMutations = {
  updateProgress: (_root, { input: { status, feedback, ...rest } }, { backend }) =>
    backend.progress.save({
      ...rest,
      status: status ?? 'IN_PROGRESS',
      feedback: feedback ?? undefined,
    }),
} satisfies Partial<MutationResolvers>;
