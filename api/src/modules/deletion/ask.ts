import { fail, succeed } from '../../domain/result.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import { created, ok, responsesOf, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { insertRequest, listRequestsOf } from './repository.ts';
import { AskBody, OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** POST /api/me/deletion-requests */
export function askRoute(app: App, deps: Dependencies): void {
  app.post(
    '/deletion-requests',
    {
      schema: {
        summary: 'Ask that all data about you be deleted',
        description: 'An administrator carries it out or refuses it. One request is open at most.',
        body: AskBody,
        response: responsesOf(201, OwnDeletionRequest, 400, 409, 422),
      },
    },
    async (request, reply) => {
      const { id: personId } = signedInAs(request);
      const reason = request.body.reason?.trim();
      const result = await runIdempotent(deps, request, async (tx) => {
        await lockPeople(tx, 'user_id', personId);
        const earlier = await listRequestsOf(tx, personId);
        if (earlier.some(({ status }) => status === 'asked')) {
          return fail('CONFLICT', 'DELETION_ASKED_ALREADY');
        }
        const values = { personId, reason: reason === '' ? null : (reason ?? null) };
        const added = await insertRequest(tx, { ...values, at: deps.now() });
        return succeed(created(ok(ownDeletionRequest(added))));
      });
      return sendResult(reply, result);
    },
  );
}
