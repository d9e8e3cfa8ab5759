import type { MentorDashboardResolvers } from '../../gen/resolvers.generated.ts';
import { checkedPage, cutPage } from '../../backend/lists/paging.ts';
import { keyIn } from '../../backend/reading/reference.ts';
import { clubKeysOf } from '../../backend/mentorDashboard/clubKeys.ts';
import { filterPeople } from '../../backend/mentorDashboard/filter.ts';

export const MentorDashboard: MentorDashboardResolvers = {
  mentor: (_root, _args, { mentors }) => mentors.own(),

  stats: (_root, _args, { mentorDashboard }) => mentorDashboard.stats(),

  async people(_root, { filter, page }, { mentorDashboard, clubLoaders }) {
    const checked = checkedPage(page);
    const people = await mentorDashboard.people();
    const clubId = filter?.clubId;
    const clubKeys = clubId ? await clubKeysOf(clubId, people, clubLoaders) : new Set<string>();
    return cutPage(filterPeople(people, filter ?? {}, clubKeys), checked);
  },

  person: (_root, { id }, { mentorDashboard }) => mentorDashboard.person(id),

  async stages(_root, _args, { clubs, mentors }) {
    const { club } = await mentors.own();
    const clubId = keyIn(club);
    return clubId === null ? null : clubs.stagesForMentor(clubId);
  },
};
