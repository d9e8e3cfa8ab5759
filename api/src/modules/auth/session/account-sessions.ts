import { Type } from 'typebox';
import { isId } from '../../../domain/ids.ts';
import { fail, succeed } from '../../../domain/result.ts';
import { lockAccount } from '../../../platform/database/row-locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { sendFailure } from '../../../platform/http/error-responses.ts';
import { IdParams } from '../../../platform/http/records.ts';
import { logEvent } from '../../../platform/http/security-events.ts';
import { signedInAs } from '../../../platform/http/signed-in.ts';
import { responses } from '../../../platform/http/responses.ts';
import type { Dependencies } from '../../dependencies.ts';
import { withdrawUndoLinks } from '../email/email-changes.ts';
import { SessionsEnded } from './logout-others.ts';
import { SessionRecord, sessionRecord } from './session-record.ts';
import { endSessions, listSessions } from '../sessions.ts';
import { findUser, loggedId } from '../users.ts';

const accountNotFound = fail('NOT_FOUND', 'ACCOUNT_NOT_FOUND');

/** GET /api/admin/accounts/{id}/sessions */
export function accountSessionsRoute(app: App, { db, now }: Dependencies): void {
  app.get(
    '/accounts/:id/sessions',
    {
      config: { audited: { action: 'read', what: 'sessions' } },
      schema: {
        summary: 'The sessions of an account, by last use',
        params: IdParams,
        response: responses(Type.Array(SessionRecord), 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isId(id) || !(await findUser(db, id))) {
        return sendFailure(reply, accountNotFound.failure);
      }
      const { token } = signedInAs(request);
      return (await listSessions(db, id, { token, at: now() })).map(sessionRecord);
    },
  );
}

/** DELETE /api/admin/accounts/{id}/sessions */
export function endAccountSessionsRoute(app: App, { db, now }: Dependencies): void {
  app.delete(
    '/accounts/:id/sessions',
    {
      config: { audited: { action: 'change', what: 'sessions' } },
      schema: {
        summary: 'Sign an account out everywhere',
        description:
          'Links that undo a change of its email, and unused links to first passwords that its sessions have made, are withdrawn, too.',
        params: IdParams,
        response: responses(SessionsEnded, 404),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const user = isId(id) ? await findUser(db, id) : null;
      if (!user) return sendFailure(reply, accountNotFound.failure);
      const by = signedInAs(request);
      // An own session may end itself.
      const ended = await transact(db, by.id === id ? null : by, async (tx) => {
        await lockAccount(tx, id);
        await withdrawUndoLinks(tx, [id], now());
        return succeed(await endSessions(tx, id));
      });
      if (!ended.ok) return sendFailure(reply, ended.failure);
      logEvent(request, 'sessions.end', { userId: by.id, accountId: loggedId(user) });
      return { message: 'The account is signed out everywhere.', ended: ended.value };
    },
  );
}
