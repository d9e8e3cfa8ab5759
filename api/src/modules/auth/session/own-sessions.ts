import { Type } from 'typebox';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { SessionRecord, sessionRecord } from './session-record.ts';
import { listSessions } from '../sessions.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';

/** GET /api/auth/sessions */
export function ownSessionsRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/sessions',
    {
      schema: {
        summary: 'Your sessions: this one first, then by last use',
        response: responses(Type.Array(SessionRecord), 401),
      },
    },
    async (request) => {
      const { id, token } = signedInAs(request);
      return (await listSessions(db, id, { token, at: now() })).map(sessionRecord);
    },
  );
}
