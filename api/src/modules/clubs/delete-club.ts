import { succeed } from '../../domain/result.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeClub } from './change-club.ts';
import { recordLostClub, recordLostProgress } from './note-losses.ts';
import { deleteClub } from './repository.ts';
import { Done, IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** DELETE /api/admin/clubs/{id} */
export function deleteClubRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/clubs/:id',
    {
      schema: {
        summary: 'Delete a club with its stages; its people and mentors lose the link',
        params: IdParams,
        response: responses(Done, 400, 404, 412),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const deletion = { id: request.params.id, ifMatch: ifMatchOf(request), by };
      const act = { by, at: deps.now() };
      const deleted = await changeClub(deps, deletion, async (tx, club) => {
        await lockPeople(tx, 'club_id', club.id);
        await recordLostClub(tx, club, act);
        const stageIds = club.stages.map(({ id }) => id);
        await recordLostProgress(tx, stageIds, act);
        await deleteClub(tx, club.id);
        return succeed(ok({ message: 'Club deleted' }));
      });
      return sendResult(reply, deleted);
    },
  );
}
