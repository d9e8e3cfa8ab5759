import { Type } from 'typebox';
import { requestedPage } from '../../platform/database/paging.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { countRequests, listRequests } from './repository.ts';
import {
  DeletionRequestRecord,
  deletionRequestRecord,
  ListQuery,
  personOfRequest,
} from './schemas.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
import { listOfRows } from '../../platform/http/people-list.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/admin/deletion-requests */
export function listRequestsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/deletion-requests',
    {
      config: {
        audited: listOfRows((row) => personOfRequest(null, row) ?? undefined),
      },
      schema: {
        summary: 'Requests of people that their data be deleted, oldest first',
        querystring: ListQuery,
        response: responses(Type.Array(DeletionRequestRecord), 400),
      },
    },
    async (request, reply) => {
      const status = request.query.status ?? 'asked';
      const requests = await listRequests(db, status, requestedPage(request.query));
      await sendListHeaders(reply, request.query, () => countRequests(db, status));
      return requests.map(deletionRequestRecord);
    },
  );
}
