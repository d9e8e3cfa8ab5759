import type { DeletionRequestPersonResolvers } from '../../gen/resolvers.generated.ts';
import { toAudience } from '../audience.ts';

export const DeletionRequestPerson: DeletionRequestPersonResolvers = {
  audience: ({ audience }) => toAudience(audience),
};
