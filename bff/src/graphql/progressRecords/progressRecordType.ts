import type { ProgressRecordResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';

export const ProgressRecord: ProgressRecordResolvers = {
  currentStage: ({ progress }, _args, { backend }) => backend.progress.currentStage(progress),
  progress: ({ progress }, _args, { backend }, info) =>
    backend.progress.identified(progress, (field) => selects(info, field)),
};
