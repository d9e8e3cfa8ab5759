import type { QueryResolvers } from '../../gen/resolvers.generated.ts';

export const mentor: QueryResolvers['mentor'] = (_root, { id }, { mentors }) => mentors.find(id);
