import type { MentorDashboardResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage } from '../paging.ts';

export const MentorDashboard: MentorDashboardResolvers = {
  mentor: (_root, _args, { backend }) => backend.mentors.own(),

  stats: (_root, _args, { backend }) => backend.mentorDashboard.stats(),

  people: (_root, { filter, sort, page }, { backend }) =>
    backend.mentorDashboard.people({
      filter: filter ?? {},
      sort: sort ?? null,
      page: checkedPage(page),
    }),

  next: (_root, { after, filter, sort }, { backend }) =>
    backend.mentorDashboard.next(after, { filter: filter ?? {}, sort: sort ?? null }),

  person: (_root, { id }, { backend }) => backend.mentorDashboard.person(id),

  stages: (_root, _args, { backend }) => backend.mentorDashboard.stages(),
};
