import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { idIn } from '../../backend/writes/changed.ts';
import { showsSent } from '../../backend/writes/showsSent.ts';
import { notInList } from '../../backend/failures/upstreamError.ts';
import { fromAudience } from '../audience.ts';
import { clubPayload } from './payload.ts';

export const addClub: MutationResolvers['addClub'] = async (_root, { input }, { clubs }) => {
  const { name, description, stages } = input;
  const clubFor = fromAudience(input.clubFor);
  const result = await clubs.add({ name, description, clubFor, ...(stages && { stages }) });
  const read = async () => {
    const id = idIn(result, 'club');
    const all = await clubs.all();
    // Without an id in the reply the new club is known by its name: the last one that has it.
    const added =
      all.find((club) => club.id === id) ??
      all.findLast((club) => showsSent(club, { name, clubFor, description })) ??
      all.findLast((club) => showsSent(club, { name, clubFor }));
    if (added === undefined) throw notInList('GET /api/admin/clubs', name, 'Club not found');
    return added;
  };
  return clubPayload(result, { id: null, read });
};
