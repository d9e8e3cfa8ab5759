import { IdParams } from '../../domain/ids.ts';
import { succeed, type Answer, type Result } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import { erasePerson } from './erase.ts';
import { alreadyDecided, findRequest, holdRequest, noSuchRequest } from './repository.ts';
import { DeletionRequestRecord, deletionRequestRecord } from './schemas.ts';

/** PUT /api/admin/deletion-requests/{id}/carry-out */
export function carryOutRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/carry-out',
    {
      schema: {
        summary: 'Erase the account and all data of the person who asks for it',
        description:
          'Can not be undone. The request stays without name and reason; a repeat changes nothing.',
        params: IdParams,
        response: { 200: DeletionRequestRecord, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const { name } = signedInAs(request);
      const carriedOut = await transact(db, (tx) =>
        carryOut(tx, request.params.id, { by: name, at: now() }),
      );
      return sendOutcome(reply, carriedOut);
    },
  );
}

async function carryOut(
  tx: Executor,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<Result<Answer>> {
  const asked = await holdRequest(tx, id);
  if (!asked) return noSuchRequest();
  if (asked.status !== 'carried out') {
    if (asked.status !== 'asked' || !asked.person) return alreadyDecided(asked);
    await tx
      .updateTable('deletion_requests')
      .set({ status: 'carried out', decided_at: at, decided_by_name: by, reason: null })
      .where('id', '=', id)
      .execute();
    await erasePerson(tx, asked.person.id);
  }
  const carriedOut = await findRequest(tx, id);
  return carriedOut
    ? succeed({ status: 200, body: deletionRequestRecord(carriedOut) })
    : noSuchRequest();
}
