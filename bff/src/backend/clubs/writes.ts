import type { Club } from '../../domain/club.ts';
import { readClub } from '../entities/club.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { ClubCalls } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { recordOf } from '../reading/unwrap.ts';
import { matchesSent } from '../writes/matchesSent.ts';
import { errorsOf } from '../writes/userErrors.ts';
import { idIn, writeResult } from '../writes/writeResult.ts';

/** The calls that change clubs. */
export function createClubWrites(
  rest: RestClient,
  clubs: Pick<ClubCalls, 'all' | 'find'>,
): Pick<ClubCalls, 'add' | 'update' | 'remove'> {
  return {
    async add({ stages, ...fields }) {
      const { name, clubFor } = fields;
      const body = { ...fields, ...(stages && { stages }) };
      const written = await rest.write('POST', '/api/admin/clubs', { body });
      const read = async () => {
        const id = idIn(written, 'club');
        const all = await clubs.all();
        // Without an id in the reply the new club is known by its name: the last one that has it.
        const added =
          all.find((club) => club.id === id) ??
          all.findLast((club) => matchesSent(club, fields)) ??
          all.findLast((club) => matchesSent(club, { name, clubFor }));
        if (added === undefined) throw notInList('GET /api/admin/clubs', name, 'Club not found');
        return added;
      };
      return writeResult(written, { id: null, inReply: clubIn, read });
    },

    async update({ id, stages, ...fields }) {
      const written = await rest.write('PUT', '/api/admin/clubs/{id}', {
        params: { id },
        body: { ...fields, stages },
      });
      return writeResult(written, {
        id,
        inReply: clubIn,
        matches: (club) =>
          matchesSent(club, fields) &&
          matchesSent({ stages: club.stages?.map(({ name }) => name) }, { stages }),
        read: () => clubs.find(id),
      });
    },

    remove: (id) => errorsOf(rest.write('DELETE', '/api/admin/clubs/{id}', { params: { id } })),
  };
}

/** The club that a write answers with; null when the answer includes no whole record. */
function clubIn(reply: Reply): Club | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'club');
  const isWhole = record.optionalId() !== null && record.text('name') !== null;
  return isWhole ? readClub(record, 'admin') : null;
}
