import { IdParams } from '../../domain/ids.ts';
import { succeed } from '../../domain/result.ts';
import { Done } from '../../domain/schemas.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import { holdPeople } from '../people/repository.ts';
import { changeClub } from './change-club.ts';
import { noteLostClub, noteLostProgress } from './note-losses.ts';
import { deleteClub } from './repository.ts';

/** DELETE /api/admin/clubs/{id} */
export function deleteClubRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/clubs/:id',
    {
      schema: {
        summary: 'Delete a club with its stages; its people and mentors lose the link',
        params: IdParams,
        response: { 200: Done, 400: ErrorBody, 404: ErrorBody, 412: ErrorBody },
      },
    },
    async (request, reply) => {
      const deletion = { id: request.params.id, ifMatch: ifMatchOf(request) };
      const act = { by: signedInAs(request), at: deps.now() };
      const deleted = await changeClub(deps, deletion, async (tx, club) => {
        await holdPeople(tx, 'club_id', club.id);
        await noteLostClub(tx, club, act);
        const stageIds = club.stages.map(({ id }) => id);
        await noteLostProgress(tx, stageIds, act);
        await deleteClub(tx, club.id);
        return succeed({ status: 200, body: { message: 'Club deleted' } });
      });
      return sendOutcome(reply, deleted);
    },
  );
}
