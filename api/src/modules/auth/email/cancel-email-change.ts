import type { App } from '../../../platform/http/app-type.ts';
import { sendError } from '../../../platform/http/error-responses.ts';
import { Done } from '../../../platform/http/records.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawPendingEmail } from '../pending-emails.ts';

/** DELETE /api/auth/pending-email */
export function cancelEmailChangeRoute(app: App, { db }: Dependencies): void {
  app.delete(
    '/pending-email',
    {
      schema: {
        summary: 'Cancel a change of your email that is not confirmed yet',
        description:
          'The link in the mail to the new address stops working. 409 when there is no such change any more, for example because it was confirmed.',
        response: responses(Done, 401, 409),
      },
    },
    async (request, reply) => {
      const isWithdrawn = await withdrawPendingEmail(db, signedInAs(request).id);
      return isWithdrawn
        ? { message: 'Your email stays as it is.' }
        : sendError(reply, 'CONFLICT', 'EMAIL_CHANGE_ENDED');
    },
  );
}
