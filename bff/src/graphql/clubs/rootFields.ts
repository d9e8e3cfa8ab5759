import type { MutationResolvers, QueryResolvers } from '../../gen/resolvers.generated.ts';
import { clubPayload } from '../payloads.ts';
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
  addClub: async (_root, { input }, { backend }) => clubPayload(await backend.clubs.add(input)),
  deleteClub: async (_root, { input }, { backend }) => {
    const { entity, userErrors } = await backend.clubs.remove(input);
    return { deletedId: userErrors.length === 0 ? input.id : null, club: entity, userErrors };
  },
  updateClub: async (_root, { input }, { backend }) =>
    clubPayload(await backend.clubs.update(input)),
} satisfies Partial<MutationResolvers>;
