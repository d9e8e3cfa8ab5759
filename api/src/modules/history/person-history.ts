import { Type } from 'typebox';
import { IdParams, isId } from '../../domain/ids.ts';
import { pageAsked, sayTotal } from '../../domain/paging.ts';
import { fail } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { countHistory, isPerson, listHistory } from './repository.ts';

/** GET /api/admin/people/{id}/history */
export function personHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/history',
    {
      schema: {
        summary: 'What others changed of a student or an educator, newest first',
        params: IdParams,
        querystring: HistoryQuery,
        response: { 200: Type.Array(HistoryRecord), 400: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: personId } = request.params;
      if (!isId(personId) || !(await isPerson(db, personId))) {
        return refuseWith(reply, fail('NOT_FOUND', 'Person not found').failure);
      }
      await sayTotal(reply, request.query, () => countHistory(db, { personId }));
      const entries = await listHistory(db, { personId }, pageAsked(request.query));
      return entries.map(historyRecord);
    },
  );
}
