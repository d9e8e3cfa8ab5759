import { Type } from 'typebox';
import { IdParams, isId } from '../../domain/ids.ts';
import { pageAsked, sayTotal } from '../../domain/paging.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { noSuchPersonOfMentor } from '../people/no-such-person-of-mentor.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { countHistory, isPerson, listHistory, type HistoryOf } from './repository.ts';

/** GET /api/mentor/people/{id}/history */
export function mentoredHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/history',
    {
      schema: {
        summary: 'How the progress of one of your people came about, newest first',
        params: IdParams,
        querystring: HistoryQuery,
        response: { 200: Type.Array(HistoryRecord), 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id) || !(await isPerson(db, id, signedInAs(request).id))) {
        return refuseWith(reply, noSuchPersonOfMentor().failure);
      }
      const progress: HistoryOf = { personId: id, what: 'progress' };
      await sayTotal(reply, request.query, () => countHistory(db, progress));
      const entries = await listHistory(db, progress, pageAsked(request.query));
      return entries.map(historyRecord);
    },
  );
}
