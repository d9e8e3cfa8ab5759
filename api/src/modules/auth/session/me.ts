import { responses, sendResponse } from '../../../platform/http/responses.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Dependencies } from '../../dependencies.ts';
import { UserRecord, userResponse } from '../user-record.ts';
import { findUser } from '../users.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { sendError } from '../../../platform/http/error-responses.ts';

/** GET /api/auth/me */
export function meRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/me',
    {
      // The bff's readiness probe.
      config: { quiet: 'anonymous', allowedWhileSecondFactorDue: true },
      schema: { summary: 'The signed-in account', response: responses(UserRecord, 401) },
    },
    async (request, reply) => {
      const { id, secondFactorDue } = signedInAs(request);
      const user = await findUser(db, id);
      // The account was deleted after the session check.
      if (!user) return sendError(reply, 'UNAUTHENTICATED', 'NOT_SIGNED_IN');
      return sendResponse(reply, userResponse(user, secondFactorDue));
    },
  );
}
