import type { HistoryActorResolvers } from '../../gen/resolvers.generated.ts';
import { roleNames } from '../roleNames.ts';

export const HistoryActor: HistoryActorResolvers = {
  role: ({ role }) => role && roleNames[role],
};
