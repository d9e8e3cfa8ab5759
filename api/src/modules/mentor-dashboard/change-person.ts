import type { FastifyRequest } from 'fastify';
import { isId } from '../../domain/ids.ts';
import type { Result } from '../../domain/result.ts';
import type { Executor } from '../../platform/database/types.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import type { ApiResponse } from '../../platform/http/responses.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Action } from '../history/append.ts';
import { personOfMentorNotFound, type Person } from '../people/person.ts';
import { lockPersonOfMentor } from '../people/repository.ts';
import { withPersonAndStats } from './changed-person.ts';

/** Locks a person of the mentor, runs a change, and responds with the person and the statistics. */
export async function changePerson(
  deps: Dependencies,
  request: FastifyRequest,
  personId: string,
  change: (tx: Executor, person: Person, act: Action) => Promise<Result<ApiResponse>>,
): Promise<Result<ApiResponse>> {
  const by = signedInAs(request);
  const changed = await runIdempotent(deps, request, async (tx) => {
    const person = isId(personId) ? await lockPersonOfMentor(tx, by.id, personId) : null;
    if (!person) return personOfMentorNotFound();
    return change(tx, person, { by, at: deps.now() });
  });
  return withPersonAndStats(deps, { mentorId: by.id, personId }, changed);
}
