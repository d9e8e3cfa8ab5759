import type { MentorStats as Stats, PeopleCounts } from '../../domain/statistics.ts';
import type { MentorStatsResolvers } from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';

/** Resolves a count that the call that gave the stats may not include. */
const count =
  <K extends keyof PeopleCounts>(key: K) =>
  (stats: Stats, _args: object, { backend }: Context) =>
    backend.mentorDashboard.count(stats, key);

export const MentorStats: MentorStatsResolvers = {
  bands: count('bands'),
  stages: count('stages'),
  longestWaiting: count('longestWaiting'),
  withoutFeedback: count('withoutFeedback'),
  longestWithoutFeedback: count('longestWithoutFeedback'),
};
