import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const dashboardCounts: QueryResolvers['dashboardCounts'] = (_root, _args, { backend }) =>
  backend.counts.dashboard();
