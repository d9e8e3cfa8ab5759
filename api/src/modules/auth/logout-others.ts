import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { endOtherSessions } from './sessions.ts';

const Ended = Type.Object(
  {
    message: Type.String(),
    ended: Type.Integer({ description: 'How many sessions ended' }),
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
        response: { 200: Ended, 401: ErrorBody },
      },
    },
    async (request) => {
      const { id, token } = signedInAs(request);
      const ended = await endOtherSessions(db, id, token);
      return { message: 'You are signed out everywhere else.', ended };
    },
  );
}
