import { Type } from 'typebox';
import { requestedPage } from '../../platform/database/paging.ts';
import type { App } from '../../platform/http/app-type.ts';
import {
  enumParameter,
  pageParameters,
  sendListHeaders,
} from '../../platform/http/list-parameters.ts';
import { responses } from '../../platform/http/responses.ts';
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
        response: responses(Type.Array(ListedConcern), 400),
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
