import { normaliseEmail } from '../../domain/email.ts';
import { cleanName } from '../../domain/names.ts';
import { checkOwnWords } from '../../domain/new-password.ts';
import { succeed, tooMany } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { prepareAndRunIdempotent } from '../../platform/http/idempotency.ts';
import { created, ok, responsesOf, sendResult } from '../../platform/http/responses.ts';
import { logDone } from '../../platform/http/security-events.ts';
import { checkCurrentPassword } from '../auth/current-password.ts';
import { claimEmail } from '../auth/email/email-changes.ts';
import { catchDuplicateEmail } from '../auth/email/email-taken.ts';
import { insertUser } from '../auth/users.ts';
import type { Dependencies } from '../dependencies.ts';
import { countAddition, readAdministrator } from './repository.ts';
import { AdministratorRecord, NewAdministratorBody } from './schemas.ts';

/** POST /api/admin/administrators */
export function createAdministratorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/administrators',
    {
      schema: {
        summary: 'Add an administrator',
        description:
          '`currentPassword` is your own. At most five administrators are added in an hour, by all together.',
        body: NewAdministratorBody,
        response: responsesOf(201, AdministratorRecord, 400, 409, 422, 429),
      },
    },
    async (request, reply) => {
      const { name, email, password, currentPassword } = request.body;
      let accountId: string | undefined;
      const added = await catchDuplicateEmail(() =>
        prepareAndRunIdempotent(
          deps,
          request,
          async () => {
            const current = await checkCurrentPassword(deps, request, currentPassword);
            if (!current.ok) return current;
            const checked = checkOwnWords(password, { name, email });
            return checked.ok ? succeed(await deps.passwords.hash(password)) : checked;
          },
          async (tx, passwordHash) => {
            const user = { name: cleanName(name), email: normaliseEmail(email), passwordHash };
            const taken = await claimEmail(tx, user.email, deps.now());
            if (taken) return taken;
            const wait = await countAddition(tx, deps.now());
            if (wait !== null) return tooMany(wait);
            accountId = await insertUser(tx, { ...user, role: 'admin' });
            return succeed(created(ok(await readAdministrator(tx, accountId))));
          },
        ),
      );
      logDone(request, added, 'administrator.add', { accountId });
      return sendResult(reply, added);
    },
  );
}
