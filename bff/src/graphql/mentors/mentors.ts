import type { QueryResolvers } from '../../gen/resolvers.generated.ts';
import { resolveClub } from '../../backend/clubs/loaders.ts';
import { filterMentors } from '../../backend/mentors/filter.ts';

export const mentors: QueryResolvers['mentors'] = async (_root, { filter }, context) => {
  const all = await context.mentors.all();
  if (!filter) return all;
  const withClubs = await Promise.all(
    all.map(async (mentor) => ({
      mentor,
      club: await resolveClub(mentor.club ?? null, mentor.reader, context.clubLoaders),
    })),
  );
  return filterMentors(withClubs, filter);
};
