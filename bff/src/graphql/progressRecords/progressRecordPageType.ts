import type { ProgressRecordPageResolvers } from '../../gen/resolvers.generated.ts';

export const ProgressRecordPage: ProgressRecordPageResolvers = {
  summary: (page) => page.summary(),
};
