import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { fromAudience } from '../audience.ts';
import { peoplePayload } from '../payloads.ts';

export const batchMutations = {
  assignMentors: async (_root, { input: { mentorId = null, audience, ...batch } }, { backend }) => {
    const people = { ...batch, audience: fromAudience(audience) };
    return peoplePayload(await backend.people.changeSeveral(people, { mentorId }));
  },
  assignClubs: async (_root, { input: { clubId = null, audience, ...batch } }, { backend }) => {
    const people = { ...batch, audience: fromAudience(audience) };
    return peoplePayload(await backend.people.changeSeveral(people, { clubId }));
  },
  setStatuses: async (_root, { input: { status, audience, ...batch } }, { backend }) => {
    const people = { ...batch, audience: fromAudience(audience) };
    return peoplePayload(await backend.people.changeSeveral(people, { status }));
  },
} satisfies Partial<MutationResolvers>;
