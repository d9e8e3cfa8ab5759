import type { StageProgressResolvers } from '../../gen/resolvers.generated.ts';

export const StageProgress: StageProgressResolvers = {
  version: (stage) => stage.version(),
};
