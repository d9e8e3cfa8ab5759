import type { StageProgressResolvers, StageStatus } from '../../gen/resolvers.generated.ts';
import type { StageStatus as UpstreamStatus } from './progress.ts';

const statusNames: Record<UpstreamStatus, StageStatus> = {
  'not started': 'NOT_STARTED',
  'in progress': 'IN_PROGRESS',
  completed: 'COMPLETED',
};

export const StageProgress: StageProgressResolvers = {
  status: ({ status }) => statusNames[status],
};
