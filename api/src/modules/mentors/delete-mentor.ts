import { sql } from 'kysely';
import { isId } from '../../domain/ids.ts';
import { succeed, type Result } from '../../domain/result.ts';
import { type ApiResponse, ok, responses, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import { ifMatchOf, checkIfMatch, type IfMatch } from '../../platform/http/entity-tags.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendLosses, named, type Action } from '../history/append.ts';
import { mentorNotFound, type Mentor } from './mentor.ts';
import { mentorResponse } from './mentor-record.ts';
import { deleteMentor, lockMentor } from './repository.ts';
import { Done, IdParams } from '../../platform/http/records.ts';
import { signedInAs, type SignedIn } from '../../platform/http/signed-in.ts';

/** DELETE /api/admin/mentors/{id} */
export function deleteMentorRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/mentors/:id',
    {
      schema: {
        summary: 'Remove a mentor; feedback and the name are kept, people lose the link',
        params: IdParams,
        response: responses(Done, 400, 404, 412),
      },
    },
    async (request, reply) => {
      const act = { by: signedInAs(request), at: deps.now() };
      const removed = await remove(deps, request.params.id, ifMatchOf(request), act);
      return sendResult(reply, removed);
    },
  );
}

async function remove(
  { db }: Dependencies,
  id: string,
  ifMatch: IfMatch,
  act: Action & { by: SignedIn },
): Promise<Result<ApiResponse>> {
  if (!isId(id)) return mentorNotFound();
  return transact(db, act.by, async (tx) => {
    const mentor = await lockMentor(tx, id);
    if (!mentor) return mentorNotFound();
    const failed = checkIfMatch(ifMatch, mentorResponse(mentor));
    if (failed) return failed;
    await lockPeople(tx, 'mentor_id', id);
    await recordLostMentor(tx, mentor, act);
    await deleteMentor(tx, id);
    return succeed(ok({ message: 'Mentor removed' }));
  });
}

/** Adds history entries for the people of a deleted mentor. */
async function recordLostMentor(tx: Executor, mentor: Mentor, act: Action): Promise<void> {
  const before = JSON.stringify(named(mentor));
  const losses = sql`
    select user_id as person_id, ${before}::jsonb as before from people
    where mentor_id = ${mentor.id}`;
  await appendLosses(tx, { ...act, what: 'mentor' }, losses);
}
