import type { MutationResolvers } from '../../gen/resolvers.generated.ts';
import { mentorPayload } from '../payloads.ts';

export const assignMentorToClub: MutationResolvers['assignMentorToClub'] = async (
  _root,
  { input: { clubId = null, ...input } },
  { backend },
) => mentorPayload(await backend.mentors.assignClub({ ...input, clubId }));
