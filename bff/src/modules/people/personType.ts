import type { PersonResolvers } from '../../gen/resolvers.generated.ts';

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};
