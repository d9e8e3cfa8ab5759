import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { enumParameter, pageParameters } from '../../platform/http/list-parameters.ts';
import { readPage } from '../../platform/http/read-list.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { concernStatuses, listedConcern, ListedConcern } from './concern.ts';
import { selectConcerns } from './repository.ts';

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
      const concerns = await readPage(reply, query, selectConcerns(db, query.status));
      return concerns.map(listedConcern);
    },
  );
}
