import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { selectionOf } from '../selection.ts';

export const clubQueries = {
  club: (_root, { id }, { backend }, info) => {
    // Starts both lists in parallel.
    if (selectionOf(info).has('mentors')) backend.mentors.start();
    return backend.clubs.find(id);
  },
  clubChoices: (_root, { clubFor }, { backend }) => backend.clubs.choices(clubFor),
  clubs: (_root, { clubFor }, { backend }, info) => {
    // Starts both lists in parallel.
    if (selectionOf(info).has('mentors')) backend.mentors.start();
    return clubFor ? backend.clubs.ofAudience(clubFor) : backend.clubs.all();
  },
} satisfies Partial<QueryResolvers>;

export const clubMutations = {
  addClub: (_root, { input }, { backend }) => backend.clubs.add(input),
  deleteClub: (_root, { input }, { backend }) => backend.clubs.remove(input),
  updateClub: (_root, { input }, { backend }) => backend.clubs.update(input),
} satisfies Partial<MutationResolvers>;
