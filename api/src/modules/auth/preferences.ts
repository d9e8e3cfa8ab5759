import { Type } from 'typebox';
import { sendAnswer } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { ErrorBody, refuse } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { setMailUpdates } from '../update-mails/repository.ts';
import { UserRecord } from './schemas.ts';
import { userAnswer } from './user-record.ts';
import { findUser } from './users.ts';

const Preferences = Type.Object(
  {
    mailUpdates: Type.Boolean({
      description: 'Whether mails say that there is something new; at most one an hour',
      'x-messages': { required: 'Please say whether you want mails' },
    }),
  },
  { title: 'Preferences' },
);

/** PUT /api/auth/me/preferences */
export function preferencesRoute(app: App, { db }: Dependencies): void {
  app.put(
    '/me/preferences',
    {
      schema: {
        summary: 'Change what you want of the platform',
        description: 'To an administrator no such mails are sent: `mailUpdates` stays null.',
        body: Preferences,
        response: { 200: UserRecord, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request, reply) => {
      const { id } = signedInAs(request);
      await setMailUpdates(db, id, request.body.mailUpdates);
      const user = await findUser(db, id);
      // Removed between the guard and here.
      if (!user) return refuse(reply, 'UNAUTHENTICATED', { message: 'Please log in' });
      return sendAnswer(reply, userAnswer(user));
    },
  );
}
