import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { selectHistory, sharedKinds, type HistoryOf } from './repository.ts';
import { readPage } from '../../platform/http/read-list.ts';
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
      const entries = await readPage(reply, request.query, selectHistory(db, own));
      return entries.map(historyRecord);
    },
  );
}
