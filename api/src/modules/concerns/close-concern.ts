import { Type } from 'typebox';
import { visibleText } from '../../domain/fields.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { responses, sendResult } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { audited, changeConcern } from './change-concern.ts';
import { ConcernRecord } from './concern.ts';
import { setClosed } from './repository.ts';

const CloseBody = Type.Object(
  {
    note: visibleText(2000, 'CONCERN_NOTE_REQUIRED', 'What was done; for administrators only'),
  },
  { title: 'ConcernClosed' },
);

/** PUT /api/admin/concerns/{id}/close */
export function closeConcernRoute(app: App, deps: Dependencies): void {
  app.put(
    '/concerns/:id/close',
    {
      config: { audited },
      schema: {
        summary: 'Close a concern with a note; a repeat has no effect',
        params: IdParams,
        body: CloseBody,
        response: responses(ConcernRecord, 400, 404, 409, 412),
      },
    },
    async (request, reply) => {
      const note = request.body.note.trim();
      const closed = await changeConcern(deps, request, request.params.id, {
        isRepeat: (concern, by) => concern.closed_by === by.id && concern.note === note,
        write: (tx, id, act) => setClosed(tx, id, { ...act, note }),
      });
      return sendResult(reply, closed);
    },
  );
}
