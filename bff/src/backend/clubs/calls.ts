import type { Audience, Role } from '../../domain/account.ts';
import type { Club, Stage } from '../../domain/club.ts';
import type { Reference } from '../../domain/reference.ts';
import { isForAudience, readClub, readStages } from '../entities/club.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { fieldOf } from '../reading/fieldOf.ts';
import type { ClubSource } from '../sources.ts';
import { entriesOf, recordsOf } from '../reading/unwrap.ts';
import { createMemberCounts } from './memberCounts.ts';
import { CLUB_LIST, createClubWrites } from './writes.ts';
import { createLookup, cacheUntilWrite, type Lookup } from '../lists/lookup.ts';
import type { ClubCalls } from '../port.ts';
import { ifReadable } from '../reading/orError.ts';
import { refEntity } from '../reading/reference.ts';

/** Calls of other domains that the club calls need. */
interface ClubDependencies {
  /** The signed-in mentor's club. */
  ownClub: () => Promise<Reference<Club> | undefined>;
  /** The club's id or name for each person of the admin's list. */
  memberships: (audience: Audience) => Promise<string[]>;
}

export function createClubCalls(
  rest: RestClient,
  lists: Lists,
  { ownClub, memberships }: ClubDependencies,
): ClubSource {
  const clubsFor = cacheUntilWrite(rest, async (clubFor: Audience | null): Promise<Club[]> => {
    const list = clubFor ? { ...CLUB_LIST, query: { clubFor } } : CLUB_LIST;
    const reply = await lists.whole(list);
    return recordsOf(reply).map((record) =>
      readClub(record, 'admin', { clubFor: clubFor ?? undefined }),
    );
  });
  const all = () => clubsFor(null);

  const reads = {
    all,

    async choices(audience: Audience) {
      const reply = await lists.whole({ path: `/api/${audience}/clubs`, wrappers: ['clubs'] });
      return recordsOf(reply).map((record) => readClub(record, audience, { clubFor: audience }));
    },
  };

  /** Each person of a club needs the same stages. */
  const stagesForMentor = cacheUntilWrite(rest, async (clubId: string): Promise<Stage[]> => {
    const reply = await rest.get('/api/mentor/clubs/{clubId}/stages', {
      params: { clubId },
      nouns: ['stages'],
    });
    return readStages(entriesOf(reply, 'stages', 'club'), clubId);
  });

  const lookups = createClubLookups(rest, reads, ownClub);
  const lookup: ClubSource['lookup'] = (key, reader, audience) =>
    (reader === 'admin' && audience ? lookups.of[audience] : lookups[reader])(key);
  const memberCounts = createMemberCounts(rest, memberships, lookup);
  const field: ClubSource['field'] = (club, key) =>
    fieldOf(club, key, () => lookup(club.id, club.reader));

  return {
    ...reads,

    async ofAudience(audience) {
      // The whole list is cached for other fields of the operation.
      const clubs = await all();
      if (clubs.every((club) => club.clubFor !== undefined)) {
        return clubs.filter((club) => club.clubFor === audience);
      }
      // Clubs without an audience: use the documented parameter, unless the backend ignores it.
      const narrowed = await clubsFor(audience);
      return narrowed.every(({ clubFor }) => clubFor === audience)
        ? narrowed
        : clubs.filter((club) => isForAudience(club, audience));
    },

    stagesForMentor,

    field,

    stages: (club) =>
      club.reader === 'mentor' ? (club.stages ?? stagesForMentor(club.id)) : field(club, 'stages'),

    membersCount: (club) =>
      club.reader === 'admin' ? (club.membersCount ?? memberCounts(club)) : null,

    lookup,

    resolve: (reference, reader, audience) =>
      typeof reference === 'string' ? lookup(reference, reader, audience) : (reference ?? null),

    ...createClubWrites(rest, lists, all),
  };
}

/** Clubs from the list that each role may read. */
interface ClubLookups extends Record<Role, Lookup<Club>> {
  /** For the admin, limited to one audience: clubs of the other may have the same name. */
  of: Record<Audience, Lookup<Club>>;
}

/** @param ownClub the signed-in mentor's club; a mentor has no list of clubs. */
function createClubLookups(
  rest: RestClient,
  { all, choices }: Pick<ClubCalls, 'all' | 'choices'>,
  ownClub: () => Promise<Reference<Club> | undefined>,
): ClubLookups {
  const ofAudience = (audience: Audience) =>
    createLookup(rest, all, (club) => ifReadable(() => isForAudience(club, audience)) ?? true);
  return {
    admin: createLookup(rest, all),
    of: { student: ofAudience('student'), educator: ofAudience('educator') },
    student: createLookup(rest, () => choices('student')),
    educator: createLookup(rest, () => choices('educator')),
    mentor: createLookup(rest, async () => {
      const club = refEntity(await ownClub());
      return club === null ? [] : [club];
    }),
  };
}
