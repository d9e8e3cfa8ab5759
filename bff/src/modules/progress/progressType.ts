import type { ProgressResolvers } from '../../gen/resolvers.generated.ts';
import { bandOf, statusOf } from './derive.ts';

export const Progress: ProgressResolvers = {
  status: ({ percent }) => statusOf(percent),
  band: ({ percent }) => bandOf(percent),
};
