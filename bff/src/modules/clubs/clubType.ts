import type { ClubResolvers } from '../../gen/resolvers.generated.ts';
import { whenKnown } from '../../resolving/whenKnown.ts';
import { toAudience } from './audience.ts';

/** What the call that named the club did not carry is read from the list that does. */
export const Club: ClubResolvers = {
  description(club, _args, { clubLoaders }) {
    const { description } = club;
    if (description !== undefined) return description;
    return clubLoaders[club.reader].load(club.id).then((whole) => whole?.description ?? null);
  },

  clubFor(club, _args, { clubLoaders }) {
    const { clubFor } = club;
    const known =
      clubFor === undefined
        ? clubLoaders[club.reader].load(club.id).then((whole) => whole?.clubFor)
        : clubFor;
    return whenKnown(known, (audience) => (audience ? toAudience(audience) : null));
  },

  mentors: (club, _args, { mentorsOfClub }) =>
    club.reader === 'admin' ? mentorsOfClub.load(club) : null,

  membersCount(club, _args, { membersOfClub }) {
    if (club.reader !== 'admin') return null;
    return club.membersCount ?? membersOfClub.load(club);
  },

  stages(club, _args, { clubs, clubLoaders }) {
    const known = club.stages;
    if (known !== undefined) return known;
    if (club.reader === 'mentor') return clubs.stagesForMentor(club.id);
    return clubLoaders[club.reader].load(club.id).then((whole) => whole?.stages ?? null);
  },
};
