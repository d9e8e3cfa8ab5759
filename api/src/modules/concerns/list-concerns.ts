import { Type } from 'typebox';
import { requestedPage } from '../../platform/database/paging.ts';
import type { App } from '../../platform/http/app-type.ts';
import { ErrorBody } from '../../platform/http/error-responses.ts';
import {
  enumParameter,
  pageParameters,
  sendListHeaders,
} from '../../platform/http/list-parameters.ts';
import type { Dependencies } from '../dependencies.ts';
import { concernStatuses, listedConcern, ListedConcern } from './concern.ts';
import { countConcerns, listConcerns } from './repository.ts';

/** GET /api/admin/concerns */
export function listConcernsRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/concerns',
    {
      schema: {
        summary:
          'Reported concerns without text and name: open, taken, then closed ones, each oldest first',
        querystring: Type.Object({
          status: enumParameter('Status', concernStatuses, 'All unless given'),
          ...pageParameters,
        }),
        response: { 200: Type.Array(ListedConcern), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const concerns = await listConcerns(db, query.status, requestedPage(query));
      await sendListHeaders(reply, query, () => countConcerns(db, query.status));
      return concerns.map(listedConcern);
    },
  );
}
