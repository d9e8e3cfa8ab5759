import type { MentorStats as Stats, PeopleCounts } from '../../domain/statistics.ts';
import type {
  MentorDashboardResolvers,
  MentorStatsResolvers,
} from '../../gen/resolvers.generated.ts';
import type { Context } from '../context.ts';
import { listQuery } from '../paging.ts';

export const MentorDashboard: MentorDashboardResolvers = {
  mentor: (_root, _args, { backend }) => backend.mentors.own(),

  stats: (_root, _args, { backend }) => backend.mentorDashboard.stats(),

  people: (_root, args, { backend }) => backend.mentorDashboard.people(listQuery(args)),

  person: (_root, { id }, { backend }) => backend.mentorDashboard.person(id),

  stages: (_root, _args, { backend }) => backend.mentorDashboard.stages(),
};

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
