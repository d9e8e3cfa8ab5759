import { Type } from 'typebox';
import { isId } from '../../domain/ids.ts';
import { requestedPage } from '../../platform/database/paging.ts';
import { fail } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from './history-record.ts';
import { countHistory, isPerson, listHistory } from './repository.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
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
      if (!isId(personId) || !(await isPerson(db, personId))) {
        return sendFailure(reply, fail('NOT_FOUND', 'Person not found').failure);
      }
      await sendListHeaders(reply, request.query, () => countHistory(db, { personId }));
      const entries = await listHistory(db, { personId }, requestedPage(request.query));
      return entries.map(historyRecord);
    },
  );
}
