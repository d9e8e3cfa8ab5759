import { Type } from 'typebox';
import { requestedPage } from '../../platform/database/paging.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { countHistory, listHistory, sharedKinds, type HistoryOf } from './repository.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/student/history and /api/educator/history */
export function ownHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/history',
    {
      schema: {
        summary: 'Changes of your progress, next session, steps and answers, newest first',
        querystring: HistoryQuery,
        response: responses(Type.Array(HistoryRecord), 400),
      },
    },
    async (request, reply) => {
      const own: HistoryOf = { personId: signedInAs(request).id, kinds: sharedKinds };
      await sendListHeaders(reply, request.query, () => countHistory(db, own));
      const entries = await listHistory(db, own, requestedPage(request.query));
      return entries.map(historyRecord);
    },
  );
}
