import type { FastifyRequest } from 'fastify';
import { mapResult, type Result } from '../../domain/result.ts';
import type { Audience } from '../../domain/words.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import { ok, type ApiResponse, type TaggedResponse } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Action } from '../history/append.ts';
import { personNotFound, type Person } from './person.ts';

/** What a person changes of their own, and the record with which the route responds. */
export interface OwnPart {
  find: (db: Executor, audience: Audience, id: string, now: Date) => Promise<Person | null>;
  respond: (deps: Dependencies, person: Person) => TaggedResponse | Promise<TaggedResponse>;
}

/**
 * Locks the own person, runs a change, and responds with the own record. It is read after the
 * transaction and not stored for repeats, so that a removed result is stored nowhere.
 */
export async function changeOwn(
  deps: Dependencies,
  request: FastifyRequest,
  audience: Audience,
  { find, respond }: OwnPart,
  change: (tx: Executor, person: Person, act: Action) => Promise<Result<null>>,
): Promise<Result<ApiResponse>> {
  const by = signedInAs(request);
  const { db, now } = deps;
  const changed = await runIdempotent(deps, request, async (tx) => {
    await lockPeople(tx, 'user_id', by.id);
    const person = await find(tx, audience, by.id, now());
    if (!person) return personNotFound(audience);
    return mapResult(await change(tx, person, { by, at: now() }), () => ok({}));
  });
  const person = changed.ok ? await find(db, audience, by.id, now()) : null;
  if (!person) return changed.ok ? personNotFound(audience) : changed;
  const { body, etag } = await respond(deps, person);
  return mapResult(changed, (answer) => ({ ...answer, body, etag }));
}
