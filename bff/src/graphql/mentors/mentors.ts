import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mentors: QueryResolvers['mentors'] = (_root, { filter }, { backend }) =>
  backend.mentors.list(filter ?? null);
