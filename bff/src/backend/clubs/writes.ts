import type { Club, ClubChange } from '../../domain/club.ts';
import { readClub, upstreamStageId } from '../entities/club.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls } from '../port.ts';
import { isRecord } from '../reading/isRecord.ts';
import { recordOf } from '../reading/unwrap.ts';
import { matchesSent } from '../writes/matchesSent.ts';
import { idIn, removalResult, writeResult } from '../writes/writeResult.ts';

export const CLUB_LIST = { path: '/api/admin/clubs', wrappers: ['clubs'] };

const spelling = { ifMatch: 'ifVersion' };

/** The calls that change clubs. */
export function createClubWrites(
  rest: RestClient,
  lists: Pick<Lists, 'appliesIds'>,
  clubs: Pick<ClubCalls, 'all' | 'find'>,
): Pick<ClubCalls, 'add' | 'update' | 'remove'> {
  /** The backend of a club whose stages are known by their names alone takes nothing else. */
  async function takesStageIds(id: string, stages: ClubChange['stages']): Promise<boolean> {
    const areNamed = stages.every(
      (stage) => stage.id && upstreamStageId(id, stage.id) !== stage.id,
    );
    return !areNamed && (await lists.appliesIds(CLUB_LIST, id));
  }

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

    async update({ id, stages, ifVersion, ...fields }) {
      const names = stages.map(({ name }) => name);
      const withIds = await takesStageIds(id, stages);
      const written = await rest.write('PUT', '/api/admin/clubs/{id}', {
        params: { id },
        body: {
          ...fields,
          stages: withIds
            ? stages.map((stage) => ({ _id: stage.id ?? null, name: stage.name }))
            : names,
        },
        ifMatch: ifVersion ?? undefined,
      });
      return writeResult(written, {
        id,
        spelling,
        inReply: clubIn,
        matches: (club) =>
          matchesSent(club, fields) &&
          matchesSent({ stages: club.stages?.map(({ name }) => name) }, { stages: names }),
        read: () => clubs.find(id),
      });
    },

    async remove({ id, ifVersion }) {
      const written = await rest.write('DELETE', '/api/admin/clubs/{id}', {
        params: { id },
        ifMatch: ifVersion ?? undefined,
      });
      return removalResult(written, { id, spelling, inReply: clubIn, read: () => clubs.find(id) });
    },
  };
}

/** The club that a write answers with; null when the answer includes no whole record. */
function clubIn(reply: Reply): Club | null {
  if (!isRecord(reply.body)) return null;
  const record = recordOf(reply, 'club');
  const isWhole = record.optionalId() !== null && record.text('name') !== null;
  return isWhole ? readClub(record, 'admin', { version: reply.etag }) : null;
}
