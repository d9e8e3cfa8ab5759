import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mentor: QueryResolvers['mentor'] = (_root, { id }, { backend }) =>
  backend.mentors.find(id);
