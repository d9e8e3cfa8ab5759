import { succeed } from '../../domain/result.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyDecided, decideRequest, lockRequest, requestNotFound } from './repository.ts';
import { OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** PUT /api/me/deletion-requests/{id}/withdraw */
export function withdrawRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/withdraw',
    {
      schema: {
        summary: 'Withdraw your request for deletion; a repeat has no effect',
        params: IdParams,
        response: responses(OwnDeletionRequest, 400, 404, 409),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const withdrawn = await transact(db, by, async (tx) => {
        const deletion = await lockRequest(tx, request.params.id);
        if (deletion?.person?.id !== by.id) return requestNotFound();
        if (deletion.status === 'withdrawn') return done(deletion);
        if (deletion.status !== 'asked') return alreadyDecided(deletion.status);
        const decision = { status: 'withdrawn', at: now(), by: null, answer: null } as const;
        return done(await decideRequest(tx, deletion.id, decision));
      });
      return sendResult(reply, withdrawn);
    },
  );
}

function done(request: Parameters<typeof ownDeletionRequest>[0]) {
  return succeed(ok(ownDeletionRequest(request)));
}
