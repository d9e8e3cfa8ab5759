import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { peoplePayload } from '../payloads.ts';

export const batchMutations = {
  assignMentors: async (_root, { input: { mentorId = null, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { mentorId })),
  assignClubs: async (_root, { input: { clubId = null, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { clubId })),
  setStatuses: async (_root, { input: { status, ...batch } }, { backend }) =>
    peoplePayload(await backend.people.changeSeveral(batch, { status })),
} satisfies Partial<MutationResolvers>;
