import type { Lists } from '../lists/lists.ts';
import { isRecord } from '../reading/isRecord.ts';
import { createReadOnce } from '../reading/readOnce.ts';
import { entriesOf, recordOf, recordsOf } from '../reading/unwrap.ts';
import { isId } from '../http/call.ts';
import type { Reply, RestClient, WriteResult } from '../http/client.ts';
import { notInList } from '../failures/upstreamError.ts';
import { isFor, type Audience } from '../../graphql/audience.ts';
import type { Club, Stage } from '../../domain/club.ts';
import { readClub, readStages } from '../entities/club.ts';

/** A club as it is to be, in the spelling of the REST calls. */
export interface ClubBody {
  name: string;
  description: string;
  clubFor: Audience;
  /** Names in order. */
  stages?: string[];
}

/** The REST calls about clubs. */
export interface ClubSource {
  /** GET /api/admin/clubs */
  all(): Promise<Club[]>;
  /** The one with this id, out of the same list. @throws UpstreamError NOT_FOUND */
  find(id: string): Promise<Club>;
  /** GET /api/admin/clubs, narrowed to one audience. */
  ofAudience(audience: Audience): Promise<Club[]>;
  /** GET /api/student/clubs or /api/educator/clubs */
  choices(audience: Audience): Promise<Club[]>;
  /** GET /api/mentor/clubs/{clubId}/stages */
  stagesForMentor(clubId: string): Promise<Stage[]>;
  /** POST /api/admin/clubs */
  add(body: ClubBody): Promise<WriteResult>;
  /** PUT /api/admin/clubs/{id} */
  update(id: string, body: ClubBody): Promise<WriteResult>;
  /** DELETE /api/admin/clubs/{id} */
  remove(id: string): Promise<WriteResult>;
}

export function createClubSource(rest: RestClient, lists: Lists): ClubSource {
  const clubsOnce = createReadOnce<Club[]>();
  const stagesOnce = createReadOnce<Stage[]>();

  function all(clubFor?: Audience): Promise<Club[]> {
    const list = { path: '/api/admin/clubs', wrappers: ['clubs'] };
    return clubsOnce(lists.whole(clubFor ? { ...list, query: { clubFor } } : list), (reply) =>
      recordsOf(reply).map((record) => readClub(record, 'admin', clubFor)),
    );
  }

  return {
    all: () => all(),

    async find(id) {
      const found = isId(id) ? (await all()).find((club) => club.id === id) : undefined;
      if (found === undefined) throw notInList('GET /api/admin/clubs', id, 'Club not found');
      return found;
    },

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

    async choices(audience) {
      const reply = await lists.whole({ path: `/api/${audience}/clubs`, wrappers: ['clubs'] });
      return recordsOf(reply).map((record) => readClub(record, audience, audience));
    },

    stagesForMentor(clubId) {
      const answer = rest.get('/api/mentor/clubs/{clubId}/stages', { params: { clubId } });
      return stagesOnce(answer, (reply) => readStages(entriesOf(reply, 'stages', 'club'), clubId));
    },

    add: (body) => rest.write('POST', '/api/admin/clubs', { body }),

    update: (id, body) => rest.write('PUT', '/api/admin/clubs/{id}', { params: { id }, body }),

    remove: (id) => rest.write('DELETE', '/api/admin/clubs/{id}', { params: { id } }),
  };
}

/** The club that a write answers with; null when the answer carries no whole record. */
export function clubIn(reply: Reply): Club | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'club');
  const isWhole = record.optionalId() !== null && record.text('name') !== null;
  return isWhole ? readClub(record, 'admin') : null;
}
