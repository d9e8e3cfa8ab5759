import type { MentorDashboardResolvers } from '../../gen/resolvers.generated.ts';
import { listQuery } from '../paging.ts';

export const MentorDashboard: MentorDashboardResolvers = {
  mentor: (_root, _args, { backend }) => backend.mentors.own(),

  stats: (_root, _args, { backend }) => backend.mentorDashboard.stats(),

  people: (_root, args, { backend }) => backend.mentorDashboard.people(listQuery(args)),

  next: (_root, { after, filter, sort }, { backend }) =>
    backend.mentorDashboard.next(after, { filter: filter ?? {}, sort: sort ?? null }),

  person: (_root, { id }, { backend }) => backend.mentorDashboard.person(id),

  stages: (_root, _args, { backend }) => backend.mentorDashboard.stages(),
};
