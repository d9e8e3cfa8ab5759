import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';

export const register: MutationResolvers['register'] = (_root, { input }, { backend }) =>
  backend.auth.register({ ...input, role: fromAudience(input.role) });
