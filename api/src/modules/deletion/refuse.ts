import { IdParams } from '../../domain/ids.ts';
import { succeed } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyDecided, decideRequest, holdRequest, noSuchRequest } from './repository.ts';
import { DeletionRequestRecord, deletionRequestRecord, RefuseBody } from './schemas.ts';

/** PUT /api/admin/deletion-requests/{id}/refuse */
export function refuseRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/refuse',
    {
      schema: {
        summary: 'Refuse a request for deletion; the person reads why and may ask again',
        params: IdParams,
        body: RefuseBody,
        response: { 200: DeletionRequestRecord, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { name } = signedInAs(request);
      const answer = request.body.answer.trim();
      const refused = await transact(db, async (tx) => {
        const asked = await holdRequest(tx, request.params.id);
        if (!asked) return noSuchRequest();
        const isRepeat = asked.status === 'refused' && asked.answer === answer;
        if (asked.status !== 'asked' && !isRepeat) return alreadyDecided(asked);
        const decision = { status: 'refused', at: now(), by: name, answer } as const;
        const decided = isRepeat ? asked : await decideRequest(tx, asked.id, decision);
        return succeed({ status: 200, body: deletionRequestRecord(decided) });
      });
      return sendOutcome(reply, refused);
    },
  );
}
