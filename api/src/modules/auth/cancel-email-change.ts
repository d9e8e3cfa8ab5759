import { Type } from 'typebox';
import type { App } from '../../platform/http/app-type.ts';
import { ErrorBody } from '../../platform/http/error-responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { withdrawPendingEmail } from './pending-emails.ts';

const EmailChangeCancelled = Type.Object(
  { message: Type.String() },
  { title: 'EmailChangeCancelled' },
);

/** DELETE /api/auth/pending-email */
export function cancelEmailChangeRoute(app: App, { db }: Dependencies): void {
  app.delete(
    '/pending-email',
    {
      schema: {
        summary: 'Cancel a change of your email that is not confirmed yet',
        description: 'The link in the mail to the new address stops working. No error without one.',
        response: { 200: EmailChangeCancelled, 401: ErrorBody },
      },
    },
    async (request) => {
      await withdrawPendingEmail(db, signedInAs(request).id);
      return { message: 'Your email stays as it is.' };
    },
  );
}
