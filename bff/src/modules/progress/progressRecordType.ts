import type { ProgressRecordResolvers } from '../../gen/resolvers.generated.ts';
import { currentStageByName, identifiedProgress } from './stagesOfClub.ts';

export const ProgressRecord: ProgressRecordResolvers = {
  currentStage: ({ progress }, _args, context) => currentStageByName(progress, context),
  progress: ({ progress }, _args, context, info) => identifiedProgress(progress, context, info),
};
