import { isId } from '../../../domain/ids.ts';
import { fail, succeed } from '../../../domain/result.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { Done, IdParams } from '../../../platform/http/records.ts';
import { transact } from '../../../platform/database/transact.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import { findUser } from '../users.ts';
import type { Dependencies } from '../../dependencies.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import { queueMails } from '../../mails/outbox.ts';
import type { MakeMail } from '../../mails/sender.ts';
import { deleteSecondFactor } from './repository.ts';

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
        response: responses(Done, 404, 409),
      },
    },
    async (request, reply) => {
      const { db } = deps;
      const { id } = request.params;
      const by = signedInAs(request);
      if (id === by.id) return sendFailure(reply, own.failure);
      const user = isId(id) ? await findUser(db, id) : null;
      if (user?.secondFactor == null) return sendFailure(reply, notFound.failure);
      const reset = await transact(db, by, async (tx) => {
        await deleteSecondFactor(tx, id);
        if (user.secondFactor) {
          await queueMails(tx, [{ kind: 'second-factor-reset', accountId: id }], deps);
        }
        return succeed(null);
      });
      if (!reset.ok) return sendFailure(reply, reset.failure);
      if (user.secondFactor) {
        logEvent(request, 'second-factor.reset', { userId: by.id, accountId: id });
      }
      return { message: `Two-step login of ${user.name} is off.` };
    },
  );
}

const own = fail('CONFLICT', 'SECOND_FACTOR_IS_OWN');
const notFound = fail('NOT_FOUND', 'ACCOUNT_NOT_FOUND');

/** The mail to the owner of a second factor that an administrator has reset. */
export const secondFactorResetMail: MakeMail = async ({ db }, { accountId }) => {
  const user = accountId === null ? null : await findUser(db, accountId);
  if (!user) return null;
  return composeMail(user.email, {
    subject: 'Two-step login is off',
    paragraphs: [
      'An administrator has turned off two-step login for your Waymark account: your password alone logs in now.',
      'If you did not ask for it, tell your administrator at once. Turn it on again under Two-step login.',
    ],
  });
};
