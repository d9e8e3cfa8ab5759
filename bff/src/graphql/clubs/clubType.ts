import type { ClubResolvers } from '../../gen/resolvers.generated.ts';

export const Club: ClubResolvers = {
  description: (club, _args, { backend }) => backend.clubs.field(club, 'description'),

  version: (club, _args, { backend }) => backend.clubs.field(club, 'version'),

  clubFor: (club, _args, { backend }) => backend.clubs.field(club, 'clubFor'),

  mentors: (club, _args, { backend }) => backend.mentors.ofClub(club),

  membersCount: (club, _args, { backend }) => backend.clubs.membersCount(club),

  stages: (club, _args, { backend }) => backend.clubs.stages(club),
};
