import { Type } from 'typebox';
import { responses, sendResponse } from '../../../platform/http/responses.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { setMailUpdates } from '../../update-mails/repository.ts';
import { UserRecord, userResponse } from '../user-record.ts';
import { findUser } from '../users.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { sendError } from '../../../platform/http/error-responses.ts';

const Preferences = Type.Object(
  {
    mailUpdates: Type.Boolean({
      description: 'Whether update mails and reminders are sent',
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
        summary: 'Change your preferences',
        body: Preferences,
        response: responses(UserRecord, 400, 401),
      },
    },
    async (request, reply) => {
      const { id } = signedInAs(request);
      await setMailUpdates(db, id, request.body.mailUpdates);
      const user = await findUser(db, id);
      // The account was deleted after the session check.
      if (!user) return sendError(reply, 'UNAUTHENTICATED', { message: 'Please log in' });
      return sendResponse(reply, userResponse(user));
    },
  );
}
