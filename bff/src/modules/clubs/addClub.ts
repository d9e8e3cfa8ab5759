import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { idIn } from '../../resolving/changed.ts';
import { fromAudience } from './audience.ts';
import type { Club } from './entity.ts';
import { clubPayload } from './payload.ts';

export const addClub: MutationResolvers['addClub'] = async (_root, { input }, { clubs }) => {
  const { name, description, stages } = input;
  const clubFor = fromAudience(input.clubFor);
  const result = await clubs.add({ name, description, clubFor, ...(stages && { stages }) });
  return clubPayload(result, null, async () => {
    const id = idIn(result, 'club');
    const added = (await clubs.all()).find((club) => club.id === id);
    // Without an id in the reply the new club is known by its name: the last one that has it.
    const isIt = (club: Club) => club.name === name.trim() && (club.clubFor ?? clubFor) === clubFor;
    return added ?? clubs.find(name.trim(), isIt);
  });
};
