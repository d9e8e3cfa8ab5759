import type { MutationResolvers } from '../../gen/resolvers.generated.ts';

export const login: MutationResolvers['login'] = (_root, { input }, { backend }) =>
  backend.auth.login(input);
