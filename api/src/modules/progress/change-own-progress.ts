import type { FastifyRequest } from 'fastify';
import type { Audience } from '../../domain/words.ts';
import { mapResult, type Result } from '../../domain/result.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { ok, type ApiResponse } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Action } from '../history/append.ts';
import { personNotFound, type Person } from '../people/person.ts';
import { findPerson } from '../people/repository.ts';
import { progressResponse } from './progress-record.ts';
import { readProgress } from './repository.ts';

/**
 * Locks the own person, runs a change, and responds with the own progress. It is read after the
 * transaction and not stored for repeats.
 */
export async function changeOwnProgress(
  deps: Dependencies,
  request: FastifyRequest,
  audience: Audience,
  change: (tx: Executor, person: Person, act: Action) => Promise<Result<null>>,
): Promise<Result<ApiResponse>> {
  const by = signedInAs(request);
  const { db, now } = deps;
  const changed = await runIdempotent(deps, request, async (tx) => {
    await lockPeople(tx, 'user_id', by.id);
    const person = await findPerson(tx, audience, by.id);
    if (!person) return personNotFound(audience);
    return mapResult(await change(tx, person, { by, at: now() }), () => ok({}));
  });
  const person = changed.ok ? await findPerson(db, audience, by.id) : null;
  if (!person) return changed.ok ? personNotFound(audience) : changed;
  const { body, etag } = progressResponse(person, await readProgress(db, person, now()));
  return mapResult(changed, (answer) => ({ ...answer, body, etag }));
}
