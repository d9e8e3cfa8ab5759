import type { ClubResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../carried.ts';
import { whenKnown } from '../mapMaybePromise.ts';
import { toAudience } from '../audience.ts';

export const Club: ClubResolvers = {
  description: (club, _args, { clubLoaders }) =>
    carried(club, 'description', clubLoaders[club.reader]),

  clubFor: (club, _args, { clubLoaders }) =>
    whenKnown(
      carried(club, 'clubFor', clubLoaders[club.reader]),
      (audience) => audience && toAudience(audience),
    ),

  mentors: (club, _args, { mentorsOfClub }) =>
    club.reader === 'admin' ? mentorsOfClub.load(club) : null,

  membersCount(club, _args, { membersOfClub }) {
    if (club.reader !== 'admin') return null;
    return club.membersCount ?? membersOfClub.load(club);
  },

  stages: (club, _args, { clubs, clubLoaders }) =>
    club.reader === 'mentor'
      ? (club.stages ?? clubs.stagesForMentor(club.id))
      : carried(club, 'stages', clubLoaders[club.reader]),
};
