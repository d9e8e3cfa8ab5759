import type { HistoryActorResolvers } from '../../gen/resolvers.generated.ts';
import { unlessError } from '../../backend/reading/orError.ts';
import { roleNames } from '../auth/userType.ts';

export const HistoryActor: HistoryActorResolvers = {
  role({ role: told }) {
    const role = unlessError(told);
    return role && roleNames[role];
  },
};
