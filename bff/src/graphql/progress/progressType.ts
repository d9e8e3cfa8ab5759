import type { ProgressResolvers } from '../../gen/resolvers.generated.ts';
import { bandOf, statusOf } from '../../backend/entities/derive.ts';

export const Progress: ProgressResolvers = {
  status: ({ percent }) => statusOf(percent),
  band: ({ percent }) => bandOf(percent),
};
