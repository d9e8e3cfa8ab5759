import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import type { Executor } from '../../platform/database/types.ts';
import { clubNotFound } from '../clubs/club.ts';
import { mentorNotFound } from '../mentors/mentor.ts';
import { checkClubAudience, checkMentorClub } from '../people/assignment.ts';
import {
  lockClubs,
  lockMentors,
  searchKeys,
  type FoundClub,
  type FoundMentor,
} from './find-references.ts';
import type { ReadRow } from './read-row.ts';
import type { ImportBody, Mapping } from './schemas.ts';

/** Ids of club and mentor of a row; null without one. */
export interface References {
  club: Result<string | null>;
  mentor: Result<string | null>;
}

/** Everything that the rows may refer to. Mappings are by search text. */
interface World {
  audience: Audience;
  clubIds: ReadonlyMap<string, string | null>;
  clubs: readonly FoundClub[];
  mentorIds: ReadonlyMap<string, string | null>;
  mentors: readonly FoundMentor[];
}

/**
 * Finds and locks the clubs and mentors of the rows. A name is looked up in the mappings, then among
 * all clubs or mentors, as search compares.
 * @returns a function for club and mentor of a row
 */
export async function findReferences(
  tx: Executor,
  audience: Audience,
  rows: readonly ReadRow[],
  { clubs, mentors }: Pick<ImportBody, 'clubs' | 'mentors'>,
): Promise<(row: ReadRow) => References> {
  const mapped = [...clubs, ...mentors].map(({ name }) => name);
  const named = rows.flatMap(({ club, mentor }) => [club ?? [], mentor ?? []].flat());
  const keys = await searchKeys(tx, [...named, ...mapped]);
  const keyOf = (text = '') => keys.get(text) ?? '';
  const idsOf = (mappings: readonly Mapping[]) =>
    new Map(mappings.map(({ name, id }) => [keyOf(name), id]));
  const [clubIds, mentorIds] = [idsOf(clubs), idsOf(mentors)];
  const wanted = (names: (string | undefined)[], ids: ReadonlyMap<string, string | null>) => ({
    keys: [...new Set(names.map(keyOf))].filter((key) => key !== '' && !ids.has(key)),
    ids: [...ids.values()].filter((id) => id !== null),
  });
  const world: World = {
    audience,
    clubIds,
    // Clubs before mentors, the order of all locks.
    clubs: await lockClubs(
      tx,
      wanted(
        rows.map(({ club }) => club),
        clubIds,
      ),
    ),
    mentorIds,
    mentors: await lockMentors(
      tx,
      wanted(
        rows.map(({ mentor }) => mentor),
        mentorIds,
      ),
    ),
  };
  return ({ club, mentor }) => {
    const clubId = club === undefined ? succeed(null) : findClub(world, keyOf(club));
    const found = mentor === undefined ? succeed(null) : findMentor(world, keyOf(mentor));
    return { club: clubId, mentor: checkMentor(found, clubId.ok ? clubId.value : null) };
  };
}

function findClub({ audience, clubIds, clubs }: World, key: string): Result<string | null> {
  const id = clubIds.get(key);
  if (id === null) return succeed(null);
  const found = clubs.filter((club) => (id === undefined ? club.key === key : club.id === id));
  // A club of the other audience is not meant where there is one of this audience.
  const fitting = found.filter((club) => club.audience === audience);
  if (fitting.length > 1) return fail('VALIDATION', 'SEVERAL_CLUBS');
  const club = fitting[0] ?? found[0];
  return club ? (checkClubAudience(audience, club, 'club') ?? succeed(club.id)) : clubNotFound();
}

function findMentor({ mentorIds, mentors }: World, key: string): Result<FoundMentor | null> {
  const id = mentorIds.get(key);
  if (id === null) return succeed(null);
  const byEmail = mentors.filter(({ emailKey }) => emailKey === key);
  const byName = mentors.filter((mentor) => mentor.key === key);
  const byKey = byEmail.length > 0 ? byEmail : byName;
  const found = id === undefined ? byKey : mentors.filter((mentor) => mentor.id === id);
  if (found.length > 1) return fail('VALIDATION', 'SEVERAL_MENTORS');
  return found[0] ? succeed(found[0]) : mentorNotFound();
}

function checkMentor(
  found: Result<FoundMentor | null>,
  personsClubId: string | null,
): Result<string | null> {
  if (!found.ok) return found;
  if (!found.value) return succeed(null);
  const { id, clubId, isInactive } = found.value;
  if (isInactive) return fail('VALIDATION', 'MENTOR_INACTIVE');
  return checkMentorClub(personsClubId, clubId) ?? succeed(id);
}
