import { Done } from '../../domain/schemas.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { endSession } from './sessions.ts';

/** POST /api/auth/logout */
export function logoutRoute(app: App, { db }: Dependencies): void {
  app.post(
    '/logout',
    { schema: { summary: 'End this session', response: { 200: Done, 401: ErrorBody } } },
    async (request) => {
      await endSession(db, signedInAs(request).token);
      return { message: 'You have been successfully logged out.' };
    },
  );
}
