import {
  fail,
  succeed,
  tooMany,
  type Answer,
  type Failed,
  type Result,
} from '../../domain/result.ts';
import { Done } from '../../domain/schemas.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs, type SignedIn } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { prepareAndAnswerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import { withdrawReset } from './resets.ts';
import { ChangePasswordBody } from './schemas.ts';
import { endOtherSessions } from './sessions.ts';
import { findUser, replacePassword } from './users.ts';

/** POST /api/auth/change-password */
export function changePasswordRoute(app: App, deps: Dependencies): void {
  app.post(
    '/change-password',
    {
      schema: {
        summary: 'Change the own password',
        description: 'This session stays; all others of the account end at once.',
        body: ChangePasswordBody,
        response: { 200: Done, 400: ErrorBody, 401: ErrorBody, 422: ErrorBody, 429: ErrorBody },
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const { currentPassword, newPassword } = request.body;
      const changed = await prepareAndAnswerOnce(
        deps,
        request,
        async () => {
          const checked = await checkCurrent(deps, by.id, currentPassword);
          if (!checked.ok) return checked;
          return succeed({ old: checked.value, new: await deps.passwords.hash(newPassword) });
        },
        (tx, hashes) => changePassword(tx, by, hashes),
      );
      return sendOutcome(reply, changed);
    },
  );
}

async function changePassword(
  tx: Executor,
  by: SignedIn,
  hashes: { old: string; new: string },
): Promise<Result<Answer>> {
  // First: whoever uses the link of a mail takes the rows in this order, too.
  await withdrawReset(tx, by.id);
  if (!(await replacePassword(tx, by.id, hashes.old, hashes.new))) return wrong();
  await endOtherSessions(tx, by.id, by.token);
  return succeed({ status: 200, body: { message: 'Your password was changed.' } });
}

/** Only failures count towards the limit. @returns the hash of the present password */
function checkCurrent(
  { db, limits, passwords }: Dependencies,
  userId: string,
  password: string,
): Promise<Result<string>> {
  return passwords.inTurn(async (verify) => {
    const wait = await limits.passwordChange.wait(userId);
    if (wait !== null) return tooMany(wait);
    const hash = (await findUser(db, userId))?.passwordHash ?? null;
    const matches = await verify(password, hash);
    if (hash !== null && matches) return succeed(hash);
    await limits.passwordChange.count(userId);
    return wrong();
  });
}

function wrong(): Failed {
  return fail('VALIDATION', 'The current password is not right', 'currentPassword');
}
