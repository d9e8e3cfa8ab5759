import { isId } from '../../../domain/ids.ts';
import { fail } from '../../../domain/result.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { ErrorBody, sendFailure } from '../../../platform/http/error-responses.ts';
import { Done, IdParams } from '../../../platform/http/records.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { errorCode } from '../../../platform/startup-error.ts';
import { findUser } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deleteSecondFactor } from './repository.ts';
import { resetFactorMail } from './reset-factor-mail.ts';

/**
 * DELETE /api/admin/accounts/{id}/second-factor, of an administrator or a mentor. The own factor
 * takes password and code: a stolen session must not be enough.
 */
export function resetSecondFactorRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/accounts/:id/second-factor',
    {
      schema: {
        summary: 'Turn off two-step login of another administrator or a mentor',
        description: 'The owner gets a mail. Your own is refused with 409.',
        params: IdParams,
        response: { 200: Done, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { db, background, sendMail } = deps;
      const { id } = request.params;
      const by = signedInAs(request).id;
      if (id === by) return sendFailure(reply, own.failure);
      const user = isId(id) ? await findUser(db, id) : null;
      if (user?.secondFactor == null) return sendFailure(reply, notFound.failure);
      await deleteSecondFactor(db, id);
      if (user.secondFactor) {
        logEvent(request, 'second-factor.reset', { userId: by, accountId: id });
        background.run(
          () => sendMail(resetFactorMail(user.email)),
          (error) => {
            // The error message may contain the address.
            request.log.error({ code: errorCode(error) }, 'a mail could not be sent');
          },
        );
      }
      return { message: `Two-step login of ${user.name} is off.` };
    },
  );
}

const own = fail('CONFLICT', 'Turn off your own two-step login with your password and a code.');
const notFound = fail('NOT_FOUND', 'Account not found');
