import { Type } from 'typebox';
import { fail, succeed } from '../../domain/result.ts';
import { transact } from '../../platform/database/transact.ts';
import type { App } from '../../platform/http/app-type.ts';
import { checkIfMatch, ifMatchOf } from '../../platform/http/entity-tags.ts';
import { ErrorBody } from '../../platform/http/error-responses.ts';
import { IdParams } from '../../platform/http/records.ts';
import { sendResult } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { lockCaller } from '../auth/lock-caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { ConcernRecord, concernResponse, writerIn } from './concern.ts';
import { concernNotFound, findConcern, lockConcern, setClosed } from './repository.ts';

const CloseBody = Type.Object(
  {
    note: Type.String({
      pattern: String.raw`\S`,
      maxLength: 2000,
      description: 'What was done; for administrators only',
      'x-messages': { required: 'A note is required' },
    }),
  },
  { title: 'ConcernClosed' },
);

/** PUT /api/admin/concerns/{id}/close */
export function closeConcernRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/concerns/:id/close',
    {
      config: {
        audited: { action: 'change', what: 'concern', personOf: writerIn, isConcern: true },
      },
      schema: {
        summary: 'Close a concern with a note; a repeat has no effect',
        params: IdParams,
        body: CloseBody,
        response: {
          200: ConcernRecord,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const ifMatch = ifMatchOf(request);
      const note = request.body.note.trim();
      const closed = await transact(db, async (tx) => {
        const ended = await lockCaller(tx, request);
        if (ended) return ended;
        const concern = await lockConcern(tx, request.params.id);
        if (!concern) return concernNotFound();
        const isRepeat = concern.closed_by === by.id && concern.note === note;
        if (isRepeat) return succeed(concernResponse(concern));
        const changed = checkIfMatch(ifMatch, concernResponse(concern));
        if (changed) return changed;
        if (concern.closed_at) return fail('CONFLICT', 'This concern is closed already');
        if (concern.taken_by !== null && concern.taken_by !== by.id) {
          return fail('CONFLICT', `${concern.taken_by_name ?? ''} has taken this concern already`);
        }
        await setClosed(tx, concern.id, { by, at: now(), note });
        return succeed(concernResponse((await findConcern(tx, concern.id)) ?? concern));
      });
      return sendResult(reply, closed);
    },
  );
}
