import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuse } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { UserRecord } from './schemas.ts';
import { userAnswer } from './user-record.ts';
import { findUser } from './users.ts';

/** GET /api/auth/me */
export function meRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/me',
    { schema: { summary: 'The signed-in account', response: { 200: UserRecord, 401: ErrorBody } } },
    async (request, reply) => {
      const user = await findUser(db, signedInAs(request).id);
      // Removed between the guard and here.
      if (!user) return refuse(reply, 'UNAUTHENTICATED', { message: 'Please log in' });
      return sendAnswer(reply, userAnswer(user));
    },
  );
}
