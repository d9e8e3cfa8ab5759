import type { Club, ClubChange } from '../../domain/club.ts';
import { isForAudience, readClub, upstreamStageId } from '../entities/club.ts';
import { notInList } from '../failures/upstreamError.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls } from '../port.ts';
import { idIn, removalResult, writeResult, wholeRecordIn } from '../writes/writeResult.ts';

export const CLUB_LIST = { path: '/api/admin/clubs', wrappers: ['clubs'] };

/** The calls that change clubs. */
export function createClubWrites(
  rest: RestClient,
  lists: Pick<Lists, 'appliesIds'>,
  clubs: Pick<ClubCalls, 'all' | 'find'>,
): Pick<ClubCalls, 'add' | 'update' | 'remove'> {
  /** Whether the PUT may have stage ids. False, without a call, if no stage has an id in the backend. */
  async function takesStageIds(id: string, stages: ClubChange['stages']): Promise<boolean> {
    const haveNoIds = stages.every(
      (stage) => stage.id && upstreamStageId(id, stage.id) !== stage.id,
    );
    return !haveNoIds && (await lists.appliesIds(CLUB_LIST, id));
  }

  const noun = 'club' as const;
  const existing = (id: string) => ({ noun, id, inReply: clubIn, read: () => clubs.find(id) });

  return {
    async add({ stages, ...fields }) {
      const { name, clubFor } = fields;
      const body = { ...fields, ...(stages && { stages }) };
      const written = await rest.write('POST', '/api/admin/clubs', { body });
      const read = async () => {
        const id = idIn(written, 'club');
        const all = await clubs.all();
        // Without an id in the reply it is the last club of this name.
        const added =
          all.find((club) => club.id === id) ??
          all.findLast((club) => club.name.trim() === name.trim() && isForAudience(club, clubFor));
        if (added === undefined) throw notInList('GET /api/admin/clubs', name, 'Club not found');
        return added;
      };
      return writeResult(written, { noun, id: null, inReply: clubIn, read });
    },

    async update({ id, stages, ifVersion, ...fields }) {
      const withIds = await takesStageIds(id, stages);
      const written = await rest.write('PUT', '/api/admin/clubs/{id}', {
        params: { id },
        body: {
          ...fields,
          stages: withIds
            ? stages.map((stage) => ({ _id: stage.id ?? null, name: stage.name }))
            : stages.map(({ name }) => name),
        },
        ifMatch: ifVersion,
      });
      return writeResult(written, existing(id));
    },

    async remove({ id, ifVersion }) {
      const written = await rest.write('DELETE', '/api/admin/clubs/{id}', {
        params: { id },
        ifMatch: ifVersion,
      });
      return { ...removalResult(written, existing(id)), deletedId: written.ok ? id : null };
    },
  };
}

/** The club in the reply of a write; null where it includes no whole record. */
function clubIn(reply: Reply): Club | null {
  const record = wholeRecordIn(reply, 'club');
  return record && readClub(record, 'admin', { version: reply.etag });
}
