import type DataLoader from 'dataloader';
import { listLoader } from '../../lists/listLoader.ts';
import type { Role } from '../auth/entity.ts';
import type { Club, ClubReference } from './entity.ts';
import type { ClubSource } from './source.ts';

/** Clubs by id (or by name, where a backend refers to them so), out of the list its reader may read. */
export type ClubLoaders = Record<Role, DataLoader<string, Club | null>>;

/** @param ownClub the signed-in mentor's club; a mentor has no list of clubs. */
export function createClubLoaders(
  clubs: ClubSource,
  ownClub: () => Promise<ClubReference>,
): ClubLoaders {
  return {
    admin: listLoader(() => clubs.all()),
    student: listLoader(() => clubs.choices('student')),
    educator: listLoader(() => clubs.choices('educator')),
    mentor: listLoader(async () => {
      const reference = await ownClub();
      return reference !== null && 'club' in reference ? [reference.club] : [];
    }),
  };
}

/** The club that a record refers to; null when there is none, or none that the caller may read. */
export function resolveClub(
  reference: ClubReference,
  reader: Role,
  loaders: ClubLoaders,
): Club | null | Promise<Club | null> {
  if (reference === null) return null;
  return 'club' in reference ? reference.club : loaders[reader].load(reference.key);
}
