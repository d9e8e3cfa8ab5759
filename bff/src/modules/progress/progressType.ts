import type { ProgressResolvers } from '../../gen/resolvers.generated.ts';
import { bandOf, statusOf } from './derive.ts';
import { currentStage, identifiedStages } from './stagesOfClub.ts';

export const Progress: ProgressResolvers = {
  status: ({ percent }) => statusOf(percent),
  band: ({ percent }) => bandOf(percent),
  currentStage: (progress, _args, context) => currentStage(progress, context),
  stages: (progress, _args, context) => identifiedStages(progress, context),
};
