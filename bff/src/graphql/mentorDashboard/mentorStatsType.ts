import type { MentorStatsResolvers } from '../../gen/resolvers.generated.ts';

export const MentorStats: MentorStatsResolvers = {
  bands: (stats, _args, { backend }) => backend.mentorDashboard.count(stats, 'bands'),

  stages: (stats, _args, { backend }) => backend.mentorDashboard.count(stats, 'stages'),

  longestWaiting: (stats, _args, { backend }) =>
    backend.mentorDashboard.count(stats, 'longestWaiting'),

  withoutFeedback: (stats, _args, { backend }) =>
    backend.mentorDashboard.count(stats, 'withoutFeedback'),

  longestWithoutFeedback: (stats, _args, { backend }) =>
    backend.mentorDashboard.count(stats, 'longestWithoutFeedback'),
};
