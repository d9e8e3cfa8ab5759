import { idIn } from '../../changed.ts';
import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from './audience.ts';
import type { Club } from './club.ts';
import { clubPayload } from './payload.ts';

export const addClub: MutationResolvers['addClub'] = async (_root, { input }, { clubs }) => {
  const { name, description, stages } = input;
  const clubFor = fromAudience(input.clubFor);
  const result = await clubs.add({ name, description, clubFor, ...(stages && { stages }) });
  return clubPayload(result, null, async () => {
    const id = idIn(result, 'club');
    const added = (await clubs.all()).find((club) => club.id === id);
    // Without an id in the reply the name is what the new one is known by: the last that has it.
    const isIt = (club: Club) => club.name === name.trim() && (club.clubFor ?? clubFor) === clubFor;
    return added ?? clubs.find(name.trim(), isIt);
  });
};
