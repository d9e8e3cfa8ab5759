import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selects } from '../selection.ts';
import { fromAudience } from '../audience.ts';

export const clubs: QueryResolvers['clubs'] = (_root, { clubFor }, { clubs, mentors }, info) => {
  // Both lists at once, not one after the other.
  if (selects(info, 'mentors')) mentors.start();
  return clubFor ? clubs.ofAudience(fromAudience(clubFor)) : clubs.all();
};
