import type { ClubChange } from '../../domain/club.ts';
import { isForAudience, readClub, upstreamStageId } from '../entities/club.ts';
import type { RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import type { ClubCalls } from '../port.ts';
import { createListedEntities } from '../writes/listedEntities.ts';

export const CLUB_LIST = { path: '/api/admin/clubs', wrappers: ['clubs'] };

/** The calls that find and change one club. */
export function createClubWrites(
  rest: RestClient,
  lists: Pick<Lists, 'appliesIds'>,
  all: ClubCalls['all'],
): Pick<ClubCalls, 'find' | 'add' | 'update' | 'remove'> {
  const clubs = createListedEntities(rest, { noun: 'club', all, read: readClub });

  /** Whether the PUT may have stage ids. False, without a call, if no stage has an id in the backend. */
  async function takesStageIds(id: string, stages: ClubChange['stages']): Promise<boolean> {
    const haveNoIds = stages.every(
      (stage) => stage.id && upstreamStageId(id, stage.id) !== stage.id,
    );
    return !haveNoIds && (await lists.appliesIds(CLUB_LIST, id));
  }

  return {
    find: clubs.find,

    async add({ stages, ...fields }) {
      const { name, clubFor } = fields;
      const body = { ...fields, ...(stages && { stages }) };
      // Without an id in the reply it is the last club of this name.
      const { result } = await clubs.add({ body }, name, (list) =>
        list.findLast((club) => club.name.trim() === name.trim() && isForAudience(club, clubFor)),
      );
      return result;
    },

    async update({ id, stages, ifVersion, ...fields }) {
      const withIds = await takesStageIds(id, stages);
      const body = {
        ...fields,
        stages: withIds
          ? stages.map((stage) => ({ _id: stage.id ?? null, name: stage.name }))
          : stages.map(({ name }) => name),
      };
      return clubs.update({ id, ifVersion }, body);
    },

    async remove(removal) {
      const { removedId: deletedId, ...result } = await clubs.remove(removal);
      return { ...result, deletedId };
    },
  };
}
