import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { selects } from '../selection.ts';

export const clubs: QueryResolvers['clubs'] = (_root, { clubFor }, { backend }, info) => {
  // Both lists at once, not one after the other.
  if (selects(info, 'mentors')) backend.mentors.start();
  return clubFor ? backend.clubs.ofAudience(fromAudience(clubFor)) : backend.clubs.all();
};
