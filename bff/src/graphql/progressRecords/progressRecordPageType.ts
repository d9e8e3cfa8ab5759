import type { ProgressRecordPageResolvers } from '../../gen/resolvers.generated.ts';
import { summaryOf } from '../../backend/progressRecords/summary.ts';

export const ProgressRecordPage: ProgressRecordPageResolvers = {
  summary: ({ audience, everybody }, _args, { progressRecords }) =>
    everybody === null ? progressRecords.summary(audience) : summaryOf(everybody),
};
