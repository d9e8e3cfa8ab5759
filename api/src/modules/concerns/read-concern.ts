import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses, sendRecord } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { ConcernRecord, concernResponse, writerIn } from './concern.ts';
import { concernNotFound, findConcern } from './repository.ts';

/** GET /api/admin/concerns/{id} */
export function readConcernRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/concerns/:id',
    {
      config: {
        audited: { action: 'read', what: 'concern', personOf: writerIn, isConcern: true },
      },
      schema: {
        summary: 'A reported concern',
        params: IdParams,
        response: responses(ConcernRecord, 404),
      },
    },
    async (request, reply) => {
      const concern = await findConcern(db, request.params.id);
      return sendRecord(reply, concern && concernResponse(concern), concernNotFound());
    },
  );
}
