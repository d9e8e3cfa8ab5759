import type { App } from '../../platform/http/app-type.ts';
import { listRow } from '../../platform/http/people-list.ts';
import { readList } from '../../platform/http/read-list.ts';
import { responses } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { audiences } from '../../domain/words.ts';
import { filterConditions } from '../people/roster-conditions.ts';
import { readMentors } from './mentors.ts';
import { readProgress } from './progress.ts';
import { OverviewQuery, OverviewRecord } from './schemas.ts';
import { countSubmissions } from './submissions.ts';
import { longestWaiting } from './waiting.ts';

/** GET /api/admin/overview */
export function overviewRoute(app: App, deps: Dependencies): void {
  app.get(
    '/overview',
    {
      config: {
        audited: {
          action: 'read',
          what: 'list',
          personOf: () => undefined,
          listOf: ({ query }, body) =>
            listRow(query, (body as OverviewRecord).longestWaiting.length),
        },
      },
      schema: {
        summary: 'Where the people of an audience and a club stand, in figures',
        querystring: OverviewQuery,
        response: responses(OverviewRecord, 400),
      },
    },
    async (request): Promise<OverviewRecord> => {
      const { query } = request;
      const { audience, clubId, by = 'week' } = query;
      const people = {
        audiences: audience ? ([audience] as const) : audiences,
        conditions: filterConditions(query),
      };
      return readList(deps, request, async (db) => ({
        ...(await readProgress(db, people)),
        submissions: await countSubmissions(db, people, { by, clock: deps }),
        ...(await readMentors(db, people, { audience, clubId, clock: deps })),
        longestWaiting: await longestWaiting(db, people),
      }));
    },
  );
}
