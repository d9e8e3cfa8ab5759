import { isId } from '../../domain/ids.ts';
import { responses, sendResponse } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { clubNotFound } from './club.ts';
import { clubResponse } from './records.ts';
import { findClub } from './repository.ts';
import { ClubRecord } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';

/** GET /api/admin/clubs/{id} */
export function readClubRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/clubs/:id',
    {
      schema: {
        summary: 'One club with its stages',
        params: IdParams,
        response: responses(ClubRecord, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const club = isId(id) ? await findClub(db, id) : null;
      return club
        ? sendResponse(reply, clubResponse(club))
        : sendFailure(reply, clubNotFound().failure);
    },
  );
}
