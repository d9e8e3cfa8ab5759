import { Type } from 'typebox';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { SessionRecord, sessionRecord } from './session-record.ts';
import { listSessions } from './sessions.ts';

/** GET /api/auth/sessions */
export function ownSessionsRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/sessions',
    {
      schema: {
        summary: 'Where you are signed in: this session, then the last used',
        response: { 200: Type.Array(SessionRecord), 401: ErrorBody },
      },
    },
    async (request) => {
      const { id, token } = signedInAs(request);
      return (await listSessions(db, id, { token, at: now() })).map(sessionRecord);
    },
  );
}
