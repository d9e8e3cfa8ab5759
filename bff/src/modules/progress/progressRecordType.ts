import type { ProgressRecordResolvers } from '../../gen/resolvers.generated.ts';
import { currentStage } from './stagesOfClub.ts';

export const ProgressRecord: ProgressRecordResolvers = {
  currentStage: ({ progress }, _args, context) => currentStage(progress, context),
};
