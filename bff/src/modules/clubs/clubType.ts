import type { ClubResolvers } from '../../gen/resolvers.generated.ts';
import { toAudience } from './audience.ts';

/** What the call that named the club did not carry is read from the list that does. */
export const Club: ClubResolvers = {
  async description(club, _args, { clubLoaders }) {
    if (club.description !== undefined) return club.description;
    const whole = await clubLoaders[club.reader].load(club.id);
    return whole?.description ?? null;
  },

  async clubFor(club, _args, { clubLoaders }) {
    const known = club.clubFor === undefined ? await clubLoaders[club.reader].load(club.id) : club;
    return known?.clubFor ? toAudience(known.clubFor) : null;
  },

  mentors: (club, _args, { mentorsOfClub }) =>
    club.reader === 'admin' ? mentorsOfClub.load(club) : null,

  membersCount(club, _args, { membersOfClub }) {
    if (club.reader !== 'admin') return null;
    return club.membersCount ?? membersOfClub.load(club);
  },

  async stages(club, _args, { clubs, clubLoaders }) {
    if (club.stages !== undefined) return club.stages;
    if (club.reader === 'mentor') return clubs.stagesForMentor(club.id);
    const whole = await clubLoaders[club.reader].load(club.id);
    return whole?.stages ?? null;
  },
};
