import { succeed, type Result } from '../../domain/result.ts';
import { type ApiResponse, ok, responses, sendResultAs } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { erasePerson } from './erase.ts';
import { alreadyDecided, findRequest, lockRequest, requestNotFound } from './repository.ts';
import { DeletionRequestRecord, deletionRequestRecord, personOfRequest } from './schemas.ts';
import { IdParams } from '../../platform/http/records.ts';
import { logEvent } from '../../platform/http/security-events.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

/** PUT /api/admin/deletion-requests/{id}/carry-out */
export function carryOutRoute(app: App, { db, now }: Dependencies): void {
  app.put(
    '/deletion-requests/:id/carry-out',
    {
      config: {
        audited: { action: 'change', what: 'deletion request', personOf: personOfRequest },
      },
      schema: {
        summary: 'Erase the account and all data of the person who asks for it',
        description:
          'Can not be undone. The request is kept without name and reason; a repeat has no effect.',
        params: IdParams,
        response: responses(DeletionRequestRecord, 400, 404, 409),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const carriedOut = await transact(db, by, (tx) =>
        carryOut(tx, request.params.id, { by: by.name, at: now() }),
      );
      if (carriedOut.ok && carriedOut.value.isErased) {
        logEvent(request, 'deletion.carry-out', { userId: by.id });
      }
      return sendResultAs(reply, carriedOut, ({ response }) => response);
    },
  );
}

async function carryOut(
  tx: Executor,
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<Result<{ response: ApiResponse; isErased: boolean }>> {
  const deletion = await lockRequest(tx, id);
  if (!deletion) return requestNotFound();
  const isErased = deletion.status !== 'carried out';
  if (isErased) {
    if (deletion.status !== 'asked') return alreadyDecided(deletion.status);
    if (!deletion.person) return requestNotFound();
    await tx
      .updateTable('deletion_requests')
      .set({ status: 'carried out', decided_at: at, decided_by_name: by, reason: null })
      .where('id', '=', id)
      .execute();
    await erasePerson(tx, deletion.person.id);
  }
  const carriedOut = await findRequest(tx, id);
  if (!carriedOut) return requestNotFound();
  return succeed({ response: ok(deletionRequestRecord(carriedOut)), isErased });
}
