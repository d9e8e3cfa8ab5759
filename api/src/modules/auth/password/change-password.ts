import { Type, type Static } from 'typebox';
import { checkOwnWords, NewPassword } from '../../../domain/new-password.ts';
import { succeed, type Result } from '../../../domain/result.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../../platform/http/responses.ts';
import { prepareAndRunIdempotent } from '../../../platform/http/idempotency.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Executor } from '../../../platform/database/types.ts';
import type { Dependencies } from '../../dependencies.ts';
import { checkCurrentPassword, CurrentPassword, wrongPassword } from '../current-password.ts';
import { deleteResets } from '../resets.ts';
import { endOtherSessions } from '../sessions.ts';
import { replacePassword } from '../users.ts';
import { Done } from '../../../platform/http/records.ts';
import { logDone } from '../../../platform/http/security-events.ts';
import { type SignedIn, signedInAs } from '../../../platform/http/signed-in.ts';

const ChangePasswordBody = Type.Object(
  {
    currentPassword: CurrentPassword,
    newPassword: NewPassword,
  },
  { title: 'PasswordChange' },
);
type ChangePasswordBody = Static<typeof ChangePasswordBody>;

/** POST /api/auth/change-password */
export function changePasswordRoute(app: App, deps: Dependencies): void {
  app.post(
    '/change-password',
    {
      schema: {
        summary: 'Change the own password',
        description: 'This session stays; all others of the account end at once.',
        body: ChangePasswordBody,
        response: responses(Done, 400, 401, 422, 429),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const { currentPassword, newPassword } = request.body;
      const changed = await prepareAndRunIdempotent(
        deps,
        request,
        async () => {
          const checked = await checkCurrentPassword(deps, request, currentPassword);
          if (!checked.ok) return checked;
          const allowed = checkOwnWords(newPassword, checked.value, 'newPassword');
          if (!allowed.ok) return allowed;
          const old = checked.value.passwordHash;
          return succeed({ old, new: await deps.passwords.hash(newPassword) });
        },
        (tx, hashes) => changePassword(tx, by, hashes),
      );
      logDone(request, changed, 'password.change');
      return sendResult(reply, changed);
    },
  );
}

async function changePassword(
  tx: Executor,
  by: SignedIn,
  hashes: { old: string | null; new: string },
): Promise<Result<ApiResponse>> {
  await deleteResets(tx, by.id);
  if (!(await replacePassword(tx, by.id, hashes.old, hashes.new))) return wrongPassword();
  await endOtherSessions(tx, by.id, by.token);
  return succeed(ok({ message: 'Your password was changed.' }));
}
