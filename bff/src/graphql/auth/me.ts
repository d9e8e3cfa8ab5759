import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const me: QueryResolvers['me'] = (_root, _args, { backend }) => backend.auth.me();
