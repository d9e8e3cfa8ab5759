import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { selectWithStatus, toRequest } from './repository.ts';
import {
  DeletionRequestRecord,
  deletionRequestRecord,
  ListQuery,
  personOfRequest,
} from './schemas.ts';
import { listOfRows } from '../../platform/http/people-list.ts';
import { readPage } from '../../platform/http/read-list.ts';
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
      const { query } = request;
      const rows = await readPage(reply, query, selectWithStatus(db, query.status ?? 'asked'));
      return rows.map(toRequest).map(deletionRequestRecord);
    },
  );
}
