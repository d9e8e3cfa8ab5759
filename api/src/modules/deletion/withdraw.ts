import { IdParams } from '../../domain/ids.ts';
import { succeed } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { alreadyDecided, decideRequest, holdRequest, noSuchRequest } from './repository.ts';
import { OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';

/** PUT /api/me/deletion-requests/{id}/withdraw */
export function withdrawRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/withdraw',
    {
      schema: {
        summary: 'Withdraw your request for deletion; a repeat changes nothing',
        params: IdParams,
        response: { 200: OwnDeletionRequest, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const withdrawn = await transact(db, async (tx) => {
        const asked = await holdRequest(tx, request.params.id);
        if (asked?.person?.id !== by.id) return noSuchRequest();
        if (asked.status === 'withdrawn') return done(asked);
        if (asked.status !== 'asked') return alreadyDecided(asked);
        const decision = { status: 'withdrawn', at: now(), by: null, answer: null } as const;
        return done(await decideRequest(tx, asked.id, decision));
      });
      return sendOutcome(reply, withdrawn);
    },
  );
}

function done(request: Parameters<typeof ownDeletionRequest>[0]) {
  return succeed({ status: 200, body: ownDeletionRequest(request) });
}
