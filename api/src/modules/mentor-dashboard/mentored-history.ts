import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { personOfMentorNotFound } from '../people/person.ts';
import { HistoryQuery, HistoryRecord, historyRecord } from '../history/history-record.ts';
import { isPerson, selectHistory, sharedKinds, type HistoryOf } from '../history/repository.ts';
import { IdParams } from '../../platform/http/records.ts';
import { readPage } from '../../platform/http/read-list.ts';
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
      if (!(await isPerson(db, id, signedInAs(request).id))) {
        return sendFailure(reply, personOfMentorNotFound().failure);
      }
      const shared: HistoryOf = { personId: id, kinds: sharedKinds };
      const entries = await readPage(reply, request.query, selectHistory(db, shared));
      return entries.map(historyRecord);
    },
  );
}
