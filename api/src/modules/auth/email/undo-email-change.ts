import { Type } from 'typebox';
import { fail, succeed, type Failed } from '../../../domain/result.ts';
import { lockAccount } from '../../../platform/database/row-locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findUndoOwner, undoEmailChange } from './email-changes.ts';
import { catchDuplicateEmail } from './email-taken.ts';
import { forgetOtherAddresses } from '../known-addresses.ts';
import { createReset } from '../resets.ts';

const UndoBody = Type.Object(
  { token: Type.String({ maxLength: 200, description: 'From the link in the mail' }) },
  { title: 'EmailChangeUndo' },
);

const Undone = Type.Object(
  {
    message: Type.String(),
    resetToken: Type.String({ description: 'For POST /api/auth/reset-password, once' }),
  },
  { title: 'EmailChangeUndone' },
);

/** POST /api/auth/undo-email-change. Without Idempotency-Key: the response has a token. */
export function undoEmailChangeRoute(app: App, { db, addressHash, now }: Dependencies): void {
  app.post(
    '/undo-email-change',
    {
      schema: {
        summary: 'Restore the former email with the token of a mail',
        description:
          'The mail goes to the former address when an email changes; its token works once within 7 days. All sessions end, reset links are withdrawn, and the known addresses but this one are forgotten.',
        body: UndoBody,
        response: responses(Undone, 400, 409),
      },
    },
    async (request, reply) => {
      const undone = await catchDuplicateEmail(() =>
        transact(db, null, async (tx) => {
          const { token } = request.body;
          const owner = await findUndoOwner(tx, token, now());
          if (owner === null) return invalidToken();
          await lockAccount(tx, owner);
          const userId = await undoEmailChange(tx, token, now());
          const resetToken = userId === null ? null : await createReset(tx, userId, now());
          if (userId === null || resetToken === null) return invalidToken();
          await forgetOtherAddresses(tx, userId, addressHash(request.address));
          return succeed({ userId, resetToken });
        }),
      );
      if (!undone.ok) return sendFailure(reply, undone.failure);
      const { userId, resetToken } = undone.value;
      logEvent(request, 'email.undo', { userId });
      return { message: 'Your email was restored.', resetToken };
    },
  );
}

function invalidToken(): Failed {
  return fail('RESET_TOKEN_INVALID', 'UNDO_LINK_INVALID');
}
