import { succeed } from '../../domain/result.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyDecided, decideRequest, lockRequest, requestNotFound } from './repository.ts';
import {
  DeletionRequestRecord,
  deletionRequestRecord,
  personOfRequest,
  RefuseBody,
} from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** PUT /api/admin/deletion-requests/{id}/refuse */
export function refuseRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/refuse',
    {
      config: {
        audited: { action: 'change', what: 'deletion request', personOf: personOfRequest },
      },
      schema: {
        summary:
          'Refuse a request for deletion; the reason is shown to the person, who may ask again',
        params: IdParams,
        body: RefuseBody,
        response: responses(DeletionRequestRecord, 400, 404, 409),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const answer = request.body.answer.trim();
      const refused = await transact(db, by, async (tx) => {
        const deletion = await lockRequest(tx, request.params.id);
        if (!deletion) return requestNotFound();
        const isRepeat = deletion.status === 'refused' && deletion.answer === answer;
        if (deletion.status !== 'asked' && !isRepeat) return alreadyDecided(deletion.status);
        const decision = { status: 'refused', at: now(), by: by.name, answer } as const;
        const decided = isRepeat ? deletion : await decideRequest(tx, deletion.id, decision);
        return succeed(ok(deletionRequestRecord(decided)));
      });
      return sendResult(reply, refused);
    },
  );
}
