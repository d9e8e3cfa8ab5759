import type { Backend } from '../../backend/port.ts';
import type { MentorStatsResolvers } from '../../gen/resolvers.generated.ts';
import { fieldOf } from '../fieldOf.ts';

const counts =
  ({ mentorDashboard }: Backend) =>
  () =>
    mentorDashboard.counts();

export const MentorStats: MentorStatsResolvers = {
  bands: (stats, _args, { backend }) => fieldOf(stats, 'bands', counts(backend)),

  stages: (stats, _args, { backend }) => fieldOf(stats, 'stages', counts(backend)),

  longestWaiting: (stats, _args, { backend }) => fieldOf(stats, 'longestWaiting', counts(backend)),

  withoutFeedback: (stats, _args, { backend }) =>
    fieldOf(stats, 'withoutFeedback', counts(backend)),

  longestWithoutFeedback: (stats, _args, { backend }) =>
    fieldOf(stats, 'longestWithoutFeedback', counts(backend)),
};
