import { fail, succeed } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { answerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { holdPeople } from '../people/repository.ts';
import { insertRequest, listRequestsOf } from './repository.ts';
import { AskBody, OwnDeletionRequest, ownDeletionRequest } from './schemas.ts';

/** POST /api/me/deletion-requests */
export function askRoute(app: App, deps: Dependencies): void {
  app.post(
    '/deletion-requests',
    {
      schema: {
        summary: 'Ask that all data about you be deleted',
        description: 'An administrator carries it out or refuses it. One request is open at most.',
        body: AskBody,
        response: { 201: OwnDeletionRequest, 400: ErrorBody, 409: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id: personId } = signedInAs(request);
      const reason = request.body.reason?.trim();
      const asked = await answerOnce(deps, request, async (tx) => {
        await holdPeople(tx, 'user_id', personId);
        const earlier = await listRequestsOf(tx, personId);
        if (earlier.some(({ status }) => status === 'asked')) {
          return fail('CONFLICT', 'You have asked for deletion already');
        }
        const values = { personId, reason: reason === '' ? null : (reason ?? null) };
        const added = await insertRequest(tx, { ...values, at: deps.now() });
        return succeed({ status: 201, body: ownDeletionRequest(added) });
      });
      return sendOutcome(reply, asked);
    },
  );
}
