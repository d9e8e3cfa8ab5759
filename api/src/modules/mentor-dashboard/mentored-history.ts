import { Type } from 'typebox';
import { isId } from '../../domain/ids.ts';
import { requestedPage } from '../../platform/database/paging.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from '../history/history-record.ts';
import {
  countHistory,
  isPerson,
  listHistory,
  sharedKinds,
  type HistoryOf,
} from '../history/repository.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendListHeaders } from '../../platform/http/list-parameters.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/mentor/people/{id}/history */
export function mentoredHistoryRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/people/:id/history',
    {
      config: { audited: { action: 'read', what: 'history' } },
      schema: {
        summary:
          'Changes of the progress, next session, steps and answers of one of your people, newest first',
        params: IdParams,
        querystring: HistoryQuery,
        response: responses(Type.Array(HistoryRecord), 400, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id) || !(await isPerson(db, id, signedInAs(request).id))) {
        return sendFailure(reply, personOfMentorNotFound().failure);
      }
      const shared: HistoryOf = { personId: id, kinds: sharedKinds };
      await sendListHeaders(reply, request.query, () => countHistory(db, shared));
      const entries = await listHistory(db, shared, requestedPage(request.query));
      return entries.map(historyRecord);
    },
  );
}
