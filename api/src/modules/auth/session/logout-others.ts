import { Type } from 'typebox';
import { succeed } from '../../../domain/result.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endOtherSessions } from '../sessions.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { ok, responses, sendResultAs } from '../../../platform/http/responses.ts';

export const SessionsEnded = Type.Object(
  {
    message: Type.String(),
    ended: Type.Integer({ description: 'Number of ended sessions' }),
  },
  { title: 'SessionsEnded' },
);

/** POST /api/auth/logout-others */
export function logoutOthersRoute(app: App, { db }: Dependencies): void {
  app.post(
    '/logout-others',
    {
      schema: {
        summary: 'End all your sessions but this one',
        response: responses(SessionsEnded, 401),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const ended = await transact(db, by, async (tx) =>
        succeed(await endOtherSessions(tx, by.id, by.token)),
      );
      return sendResultAs(reply, ended, (count) =>
        ok({ message: 'You are signed out everywhere else.', ended: count }),
      );
    },
  );
}
