import { Type } from 'typebox';
import { fail } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { isPerson, selectHistory } from './repository.ts';
import { IdParams } from '../../platform/http/records.ts';
import { readPage } from '../../platform/http/read-list.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/admin/people/{id}/history */
export function personHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/history',
    {
      config: { audited: { action: 'read', what: 'history' } },
      schema: {
        summary: 'Changes of a student or educator by others, newest first',
        params: IdParams,
        querystring: HistoryQuery,
        response: responses(Type.Array(HistoryRecord), 400, 404),
      },
    },
    async (request, reply) => {
      const { id: personId } = request.params;
      if (!(await isPerson(db, personId))) {
        return sendFailure(reply, fail('NOT_FOUND', 'PERSON_NOT_FOUND').failure);
      }
      const entries = await readPage(reply, request.query, selectHistory(db, { personId }));
      return entries.map(historyRecord);
    },
  );
}
