import { Type, type Static } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { Done } from '../../platform/http/records.ts';
import { created, ok, responsesOf, sendResponse } from '../../platform/http/responses.ts';

/** Largest value of the column. */
const MAX_COUNT = 2 ** 31 - 1;

const Export = Type.Object(
  {
    list: Type.Enum(['students', 'educators', 'mentors', 'submissions', 'tracker']),
    filter: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'The filter as JSON; a keyed hash is stored',
        examples: ['{"search":"ananya"}'],
      }),
    ),
    count: Type.Integer({
      minimum: 0,
      maximum: MAX_COUNT,
      description: 'Number of rows found when the export begins',
    }),
  },
  { title: 'Export' },
);

/** POST /api/admin/exports */
export function recordExportRoute(app: App): void {
  app.post(
    '/exports',
    {
      config: {
        audited: {
          action: 'read',
          what: 'export',
          personOf: () => undefined,
          listOf: (request) => {
            const { list, filter, count } = request.body as Static<typeof Export>;
            const route = `${request.routeOptions.url ?? ''}?list=${list}`;
            return {
              what: 'export',
              route,
              filter: JSON.stringify([list, filter]),
              rowCount: count,
            };
          },
        },
      },
      schema: {
        summary: 'Record in the audit that a list is exported, before its first page is read',
        body: Export,
        response: responsesOf(201, Done, 400),
      },
    },
    async (_request, reply) => sendResponse(reply, created(ok({ message: 'Recorded' }))),
  );
}
