import type { PersonResolvers } from '../../gen/resolvers.generated.ts';
import { history } from './history.ts';

export const Person: Pick<PersonResolvers, '__resolveType'> = {
  __resolveType: ({ audience }) => (audience === 'student' ? 'Student' : 'Educator'),
};

/** Other fields are read by the field that holds the person. */
export const Student = { history };
export const Educator = { history };
