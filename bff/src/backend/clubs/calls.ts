import type { Audience } from '../../domain/audience.ts';
import type { Club, Stage } from '../../domain/club.ts';
import type { Reference } from '../../domain/reference.ts';
import { isFor, readClub, readStages } from '../entities/club.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls } from '../port.ts';
import { createReadOnce } from '../reading/readOnce.ts';
import { entriesOf, recordsOf } from '../reading/unwrap.ts';
import { createClubLoaders } from './loaders.ts';
import { createMemberCounts } from './memberCounts.ts';
import { CLUB_LIST, createClubWrites } from './writes.ts';

/** What the calls about clubs need of others. */
interface ClubDependencies {
  /** The signed-in mentor's club. */
  ownClub: () => Promise<Reference<Club> | undefined>;
  /** The club that each person of the admin's list belongs to: its id, or its name. */
  memberships: (audience: Audience) => Promise<string[]>;
}

export function createClubCalls(
  rest: RestClient,
  lists: Lists,
  { ownClub, memberships }: ClubDependencies,
): ClubCalls {
  const clubsOnce = createReadOnce<Club[]>();
  const stagesOnce = createReadOnce<Stage[]>();

  function all(clubFor?: Audience): Promise<Club[]> {
    const list = clubFor ? { ...CLUB_LIST, query: { clubFor } } : CLUB_LIST;
    return clubsOnce(lists.whole(list), (reply) =>
      recordsOf(reply).map((record) => readClub(record, 'admin', { clubFor })),
    );
  }

  const reads = {
    all: () => all(),

    async find(id: string) {
      const found = isId(id) ? (await all()).find((club) => club.id === id) : undefined;
      if (found === undefined) throw notInList('GET /api/admin/clubs', id, 'Club not found');
      return found;
    },

    async choices(audience: Audience) {
      const reply = await lists.whole({ path: `/api/${audience}/clubs`, wrappers: ['clubs'] });
      return recordsOf(reply).map((record) => readClub(record, audience, { clubFor: audience }));
    },
  };

  const loaders = createClubLoaders(reads, ownClub);
  const lookup: ClubCalls['lookup'] = (key, reader, audience) =>
    (reader === 'admin' && audience ? loaders.of[audience] : loaders[reader]).load(key);
  const memberCounts = createMemberCounts(memberships, lookup);

  return {
    ...reads,

    async ofAudience(audience) {
      // The whole list serves every other part of the operation too.
      const clubs = await all();
      if (clubs.every((club) => club.clubFor !== undefined)) {
        return clubs.filter((club) => club.clubFor === audience);
      }
      // A backend whose clubs don't say whom they are for can only be asked; it may not have listened.
      const narrowed = await all(audience);
      return narrowed.every(({ clubFor }) => clubFor === audience)
        ? narrowed
        : clubs.filter((club) => isFor(club, audience));
    },

    stagesForMentor(clubId) {
      const answer = rest.get('/api/mentor/clubs/{clubId}/stages', { params: { clubId } });
      return stagesOnce(answer, (reply) => readStages(entriesOf(reply, 'stages', 'club'), clubId));
    },

    lookup,

    resolve: (reference, reader, audience) =>
      typeof reference === 'string' ? lookup(reference, reader, audience) : reference,

    memberCount: (club) => memberCounts.load(club),

    ...createClubWrites(rest, lists, reads),
  };
}
