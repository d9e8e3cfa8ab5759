import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endSession } from '../sessions.ts';
import { Done } from '../../../platform/http/records.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';

/** POST /api/auth/logout */
export function logoutRoute(app: App, { db }: Dependencies): void {
  app.post(
    '/logout',
    {
      config: { allowedWhileSecondFactorDue: true },
      schema: { summary: 'End this session', response: responses(Done, 401) },
    },
    async (request) => {
      await endSession(db, signedInAs(request).token);
      return { message: 'You have been successfully logged out.' };
    },
  );
}
