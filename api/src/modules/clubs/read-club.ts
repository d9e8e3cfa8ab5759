import { IdParams, isId } from '../../domain/ids.ts';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchClub } from './no-such-club.ts';
import { clubAnswer } from './records.ts';
import { findClub } from './repository.ts';
import { ClubRecord } from './schemas.ts';

/** GET /api/admin/clubs/{id} */
export function readClubRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/clubs/:id',
    {
      schema: {
        summary: 'One club with its stages',
        params: IdParams,
        response: { 200: ClubRecord, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const club = isId(id) ? await findClub(db, id) : null;
      return club ? sendAnswer(reply, clubAnswer(club)) : refuseWith(reply, noSuchClub().failure);
    },
  );
}
