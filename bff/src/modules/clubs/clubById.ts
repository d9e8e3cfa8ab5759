import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const club: QueryResolvers['club'] = (_root, { id }, { clubs }) => clubs.find(id);
