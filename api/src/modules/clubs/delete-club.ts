import { IdParams, isId } from '../../domain/ids.ts';
import { Done } from '../../domain/schemas.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchClub } from './no-such-club.ts';
import { deleteClub } from './repository.ts';

/** DELETE /api/admin/clubs/{id} */
export function deleteClubRoute(app: App, { db }: Dependencies): void {
  app.delete(
    '/clubs/:id',
    {
      schema: {
        summary: 'Delete a club with its stages; its people and mentors lose the link',
        params: IdParams,
        response: { 200: Done, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const deleted = isId(id) && (await deleteClub(db, id));
      return deleted ? { message: 'Club deleted' } : refuseWith(reply, noSuchClub().failure);
    },
  );
}
