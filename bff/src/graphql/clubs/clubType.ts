import type { Backend } from '../../backend/port.ts';
import type { Club as ClubEntity } from '../../domain/club.ts';
import type { ClubResolvers } from '../../gen/resolvers.generated.ts';
import { toAudience } from '../audience.ts';
import { fieldOf } from '../fieldOf.ts';
import { mapMaybePromise } from '../mapMaybePromise.ts';

export const Club: ClubResolvers = {
  description: (club, _args, { backend }) => fieldOf(club, 'description', wholeClub(backend)),

  version: (club, _args, { backend }) => fieldOf(club, 'version', wholeClub(backend)),

  clubFor: (club, _args, { backend }) =>
    mapMaybePromise(
      fieldOf(club, 'clubFor', wholeClub(backend)),
      (audience) => audience && toAudience(audience),
    ),

  mentors: (club, _args, { backend }) =>
    club.reader === 'admin' ? backend.mentors.ofClub(club) : null,

  membersCount(club, _args, { backend }) {
    if (club.reader !== 'admin') return null;
    return club.membersCount ?? backend.clubs.memberCount(club);
  },

  stages: (club, _args, { backend }) =>
    club.reader === 'mentor'
      ? (club.stages ?? backend.clubs.stagesForMentor(club.id))
      : fieldOf(club, 'stages', wholeClub(backend)),
};

const wholeClub =
  ({ clubs }: Backend) =>
  ({ id, reader }: ClubEntity) =>
    clubs.lookup(id, reader);
