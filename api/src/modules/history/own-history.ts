import { Type } from 'typebox';
import { pageAsked, sayTotal } from '../../domain/paging.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { countHistory, listHistory, type HistoryOf } from './repository.ts';

/** GET /api/student/history and /api/educator/history */
export function ownHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/history',
    {
      schema: {
        summary: 'How your own progress came about, newest first',
        querystring: HistoryQuery,
        response: { 200: Type.Array(HistoryRecord), 400: ErrorBody },
      },
    },
    async (request, reply) => {
      const own: HistoryOf = { personId: signedInAs(request).id, what: 'progress' };
      await sayTotal(reply, request.query, () => countHistory(db, own));
      const entries = await listHistory(db, own, pageAsked(request.query));
      return entries.map(historyRecord);
    },
  );
}
