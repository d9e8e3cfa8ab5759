import { Type } from 'typebox';
import { succeed } from '../../domain/result.ts';
import { onCommit } from '../../platform/database/transact.ts';
import type { App } from '../../platform/http/app-type.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { responsesOf, sendResult } from '../../platform/http/responses.ts';
import type { Dependencies } from '../dependencies.ts';
import { requeueGivenUpMails } from './given-up.ts';

/** PUT /api/admin/given-up-mails/{kind}/send-again */
export function sendAgainRoute(app: App, deps: Dependencies): void {
  app.put(
    '/given-up-mails/:kind/send-again',
    {
      config: {
        audited: {
          action: 'change',
          what: 'list',
          personOf: () => undefined,
          listOf: ({ params }, body) => ({
            filter: JSON.stringify(params),
            rowCount: (body as { count: number }).count,
          }),
        },
      },
      schema: {
        summary: 'Send the mails of a kind again that could not be delivered',
        description: 'They are tried for a day, as new ones. Without such mails nothing happens.',
        params: Type.Object({
          kind: Type.String({ maxLength: 100, examples: ['first-password'] }),
        }),
        response: responsesOf(204, Type.Null(), 422),
      },
    },
    async (request, reply) => {
      const sent = await runIdempotent(deps, request, async (tx) => {
        const count = await requeueGivenUpMails(tx, request.params.kind, deps.now());
        onCommit(tx, deps.background.wake);
        // For the audit: the response 204 has no body.
        return succeed({ status: 204, body: { count } });
      });
      return sendResult(reply, sent);
    },
  );
}
