import type { HistoryActorResolvers } from '../../gen/resolvers.generated.ts';
import { roleNames } from '../auth/userType.ts';

export const HistoryActor: HistoryActorResolvers = {
  role: ({ role }) => role && roleNames[role],
};
