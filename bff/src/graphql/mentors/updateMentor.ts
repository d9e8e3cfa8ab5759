import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from '../payloads.ts';

export const updateMentor: MutationResolvers['updateMentor'] = async (
  _root,
  { input: { id, ...change } },
  { backend },
) => mentorPayload(await backend.mentors.update(id, change));
