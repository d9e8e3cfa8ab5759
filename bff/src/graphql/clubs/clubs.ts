import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { selectionOf } from '../selection.ts';

export const clubs: QueryResolvers['clubs'] = (_root, { clubFor }, { backend }, info) => {
  // Starts both lists in parallel.
  if (selectionOf(info).has('mentors')) backend.mentors.start();
  return clubFor ? backend.clubs.ofAudience(fromAudience(clubFor)) : backend.clubs.all();
};
