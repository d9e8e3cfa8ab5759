import { Type } from 'typebox';
import { isId } from '../../../domain/ids.ts';
import { fail, succeed, tooMany } from '../../../domain/result.ts';
import { deleteExpiredRows } from '../../../platform/database/expired-rows.ts';
import { lockAccount } from '../../../platform/database/row-locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { IdParams } from '../../../platform/http/records.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawUndoLinks } from '../email/email-changes.ts';
import { passwordLinkRecord, PasswordLinkRecord, renewPasswordLink } from './password-links.ts';
import { findUser, loggedId } from '../users.ts';

const accountNotFound = fail('NOT_FOUND', 'ACCOUNT_NOT_FOUND');

const NewPasswordLink = Type.Object(
  { message: Type.String(), passwordLink: PasswordLinkRecord },
  { title: 'NewPasswordLink' },
);

/**
 * POST /api/admin/accounts/{id}/password-link. Not for administrators: anyone with the link
 * would get their rights. Without Idempotency-Key: the response has a token.
 */
export function createPasswordLinkRoute(app: App, deps: Dependencies): void {
  app.post(
    '/accounts/:id/password-link',
    {
      config: { audited: { action: 'change', what: 'password link' } },
      schema: {
        summary: 'Make a link with which a mentor, student or educator sets a password',
        description:
          'It replaces the link that an administrator made before, works once within 14 days and is mailed to the account; where no mail is set up, the response has its address. The present password works until then. Links that undo a change of the email are withdrawn.',
        params: IdParams,
        response: responses(NewPasswordLink, 404, 429),
      },
    },
    async (request, reply) => {
      const { db, limits, now } = deps;
      const { id } = request.params;
      const user = isId(id) ? await findUser(db, id) : null;
      if (!user || user.role === 'admin') return sendFailure(reply, accountNotFound.failure);
      const wait = deps.hasMailServer ? await limits.passwordLinkMails.count(id) : null;
      if (wait !== null) return sendFailure(reply, tooMany(wait).failure);
      await deleteExpiredRows(db, 'password_resets', now());
      const by = signedInAs(request);
      const made = await transact(db, by, async (tx) => {
        await lockAccount(tx, id);
        if (!(await findUser(tx, id))) return accountNotFound;
        await withdrawUndoLinks(tx, [id], now());
        return succeed({ token: await renewPasswordLink(tx, id, by, deps) });
      });
      if (!made.ok) return sendFailure(reply, made.failure);
      const link = { accountId: loggedId(user), ...made.value };
      const passwordLink = passwordLinkRecord(deps, request, link);
      return { message: messageOf(user.name, passwordLink.url !== null), passwordLink };
    },
  );
}

function messageOf(name: string, isShown: boolean): string {
  return isShown
    ? `${name} can set a password with this link.`
    : `A link to set a password was mailed to ${name}.`;
}
