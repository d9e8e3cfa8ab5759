import type DataLoader from 'dataloader';
import { listLoader } from '../lists/listLoader.ts';
import { toldIn, type Reference } from '../reading/reference.ts';
import { ifReadable } from '../reading/orError.ts';
import type { Role } from '../../domain/user.ts';
import { isFor, type Audience } from '../../graphql/audience.ts';
import type { Club } from '../../domain/club.ts';
import type { ClubSource } from './calls.ts';

type ClubLoader = DataLoader<string, Club | null>;

/** Clubs by id (or by name, where a backend refers to them so), out of the list its reader may read. */
export interface ClubLoaders extends Record<Role, ClubLoader> {
  /** As the admin's, where it is known whose club is meant: the others' may have the same name. */
  of: Record<Audience, ClubLoader>;
}

/** @param ownClub the signed-in mentor's club; a mentor has no list of clubs. */
export function createClubLoaders(
  clubs: ClubSource,
  ownClub: () => Promise<Reference<Club>>,
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
      const club = toldIn(await ownClub());
      return club === null ? [] : [club];
    }),
  };
}

/**
 * The club that a record refers to; null when there is none, or none that the caller may read.
 *
 * @param audience whose club it is, where the record is of a person
 */
export function resolveClub(
  reference: Reference<Club>,
  reader: Role,
  loaders: ClubLoaders,
  audience?: Audience,
): Club | null | Promise<Club | null> {
  if (typeof reference !== 'string') return reference;
  const loader = reader === 'admin' && audience ? loaders.of[audience] : loaders[reader];
  return loader.load(reference);
}
