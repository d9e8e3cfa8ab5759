import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from './audience.ts';
import { clubPayload } from './payload.ts';

export const addClub: MutationResolvers['addClub'] = async (_root, { input }, { clubs }) => {
  const { name, description, stages } = input;
  const clubFor = fromAudience(input.clubFor);
  const result = await clubs.add({ name, description, clubFor, ...(stages && { stages }) });
  return clubPayload(result, () =>
    // Without a record in the reply the name is what the new one is known by: the last that has it.
    clubs.find(name.trim(), (club) => club.name === name.trim() && club.clubFor === clubFor),
  );
};
