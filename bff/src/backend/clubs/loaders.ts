import type DataLoader from 'dataloader';
import type { Audience } from '../../domain/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { Reference } from '../../domain/reference.ts';
import type { Role } from '../../domain/user.ts';
import { isFor } from '../entities/club.ts';
import { listLoader } from '../lists/listLoader.ts';
import type { ClubCalls } from '../port.ts';
import { ifReadable } from '../reading/orError.ts';
import { refEntity } from '../reading/reference.ts';

type ClubLoader = DataLoader<string, Club | null>;

/** Clubs by id (or by name, where a backend refers to them so), out of the list its reader may read. */
export interface ClubLoaders extends Record<Role, ClubLoader> {
  /** As the admin's, where the audience of the club is known: clubs of others may have the same name. */
  of: Record<Audience, ClubLoader>;
}

/** @param ownClub the signed-in mentor's club; a mentor has no list of clubs. */
export function createClubLoaders(
  clubs: Pick<ClubCalls, 'all' | 'choices'>,
  ownClub: () => Promise<Reference<Club> | undefined>,
): ClubLoaders {
  const clubsOf = (audience: Audience): ClubLoader =>
    listLoader(
      () => clubs.all(),
      (club) => ifReadable(() => isFor(club, audience)) ?? true,
    );
  return {
    admin: listLoader(() => clubs.all()),
    of: { student: clubsOf('student'), educator: clubsOf('educator') },
    student: listLoader(() => clubs.choices('student')),
    educator: listLoader(() => clubs.choices('educator')),
    mentor: listLoader(async () => {
      const club = refEntity(await ownClub());
      return club === null ? [] : [club];
    }),
  };
}
