import { isId } from '../../domain/ids.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { clubNotFound } from './club.ts';
import { clubResponse } from './records.ts';
import { findClub } from './repository.ts';
import { ClubRecord } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';

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
      return sendRecord(reply, club && clubResponse(club), clubNotFound());
    },
  );
}
