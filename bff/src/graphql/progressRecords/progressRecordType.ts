import type { ProgressRecordResolvers } from '../../gen/resolvers.generated.ts';
import { unlessError } from '../../backend/reading/orError.ts';
import { currentStageByName, identifiedProgress } from '../../backend/progress/stagesOfClub.ts';

export const ProgressRecord: ProgressRecordResolvers = {
  currentStage: ({ progress }, _args, context) =>
    currentStageByName(unlessError(progress), context),
  progress: ({ progress }, _args, context, info) =>
    identifiedProgress(unlessError(progress), context, info),
};
