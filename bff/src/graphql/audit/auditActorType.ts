import type { AuditActorResolvers } from '../../gen/resolvers.generated.ts';
import { roleNames } from '../roleNames.ts';

export const AuditActor: AuditActorResolvers = {
  role: ({ role }) => role && roleNames[role],
};
