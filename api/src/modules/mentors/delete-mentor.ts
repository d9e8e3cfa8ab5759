import { IdParams, isId } from '../../domain/ids.ts';
import { Done } from '../../domain/schemas.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchMentor } from './no-such-mentor.ts';
import { deleteMentor } from './repository.ts';

/** DELETE /api/admin/mentors/{id} */
export function deleteMentorRoute(app: App, { db }: Dependencies): void {
  app.delete(
    '/mentors/:id',
    {
      schema: {
        summary: 'Remove a mentor: people lose the link, the feedback stays with the name',
        params: IdParams,
        response: { 200: Done, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const deleted = isId(id) && (await deleteMentor(db, id));
      return deleted ? { message: 'Mentor removed' } : refuseWith(reply, noSuchMentor().failure);
    },
  );
}
