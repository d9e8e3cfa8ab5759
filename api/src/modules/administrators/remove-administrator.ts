import { Type } from 'typebox';
import { isId } from '../../domain/ids.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { App } from '../../platform/http/app-type.ts';
import { prepareAndRunIdempotent } from '../../platform/http/idempotency.ts';
import { Done, IdParams } from '../../platform/http/records.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../platform/http/responses.ts';
import { logDone } from '../../platform/http/security-events.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { checkCurrentPassword, CurrentPassword } from '../auth/current-password.ts';
import type { Dependencies } from '../dependencies.ts';
import { deleteAdministrator, lockAdministrators } from './repository.ts';

const Removal = Type.Object(
  { currentPassword: CurrentPassword },
  { title: 'AdministratorRemoval', description: 'The own password' },
);

/** POST /api/admin/administrators/{id}/remove. Not DELETE, which has no body for the password. */
export function removeAdministratorRoute(app: App, deps: Dependencies): void {
  app.post(
    '/administrators/:id/remove',
    {
      schema: {
        summary: 'Remove another administrator; the history keeps the name',
        description:
          'Their sessions and links end at once. Your own account is refused with 409, so one administrator always stays.',
        params: IdParams,
        body: Removal,
        response: responses(Done, 400, 404, 409, 422, 429),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const by = signedInAs(request).id;
      const removed = await prepareAndRunIdempotent(
        deps,
        request,
        async () =>
          id === by ? own : checkCurrentPassword(deps, request, request.body.currentPassword),
        (tx) => remove(tx, id),
      );
      logDone(request, removed, 'administrator.remove', { accountId: id });
      return sendResult(reply, removed);
    },
  );
}

async function remove(tx: Executor, id: string): Promise<Result<ApiResponse>> {
  if (!isId(id)) return notFound;
  // Of two administrators who remove each other at once, the second waits and is refused.
  const name = (await lockAdministrators(tx)).get(id);
  if (name === undefined) return notFound;
  await deleteAdministrator(tx, id);
  return succeed(ok({ message: `${name} was removed.` }));
}

const notFound = fail('NOT_FOUND', 'ADMINISTRATOR_NOT_FOUND');
const own = fail('CONFLICT', 'ADMINISTRATOR_IS_SELF');
