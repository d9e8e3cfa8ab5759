import { sql } from 'kysely';
import { IdParams, isId } from '../../domain/ids.ts';
import { succeed, type Answer, type Result } from '../../domain/result.ts';
import { Done } from '../../domain/schemas.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import { transact } from '../../plugins/database/transact.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf, refuseStale, type IfMatch } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import { appendLosses, type Act } from '../history/append.ts';
import { named } from '../history/named.ts';
import { holdPeople } from '../people/repository.ts';
import type { Mentor } from './mentor.ts';
import { mentorAnswer } from './mentor-record.ts';
import { noSuchMentor } from './no-such-mentor.ts';
import { deleteMentor, holdMentor } from './repository.ts';

/** DELETE /api/admin/mentors/{id} */
export function deleteMentorRoute(app: App, deps: Dependencies): void {
  app.delete(
    '/mentors/:id',
    {
      schema: {
        summary: 'Remove a mentor: people lose the link, the feedback stays with the name',
        params: IdParams,
        response: { 200: Done, 400: ErrorBody, 404: ErrorBody, 412: ErrorBody },
      },
    },
    async (request, reply) => {
      const act = { by: signedInAs(request), at: deps.now() };
      const removed = await remove(deps, request.params.id, ifMatchOf(request), act);
      return sendOutcome(reply, removed);
    },
  );
}

async function remove(
  { db }: Dependencies,
  id: string,
  ifMatch: IfMatch,
  act: Act,
): Promise<Result<Answer>> {
  if (!isId(id)) return noSuchMentor();
  return transact(db, async (tx) => {
    const mentor = await holdMentor(tx, id);
    if (!mentor) return noSuchMentor();
    const refusal = refuseStale(ifMatch, mentorAnswer(mentor));
    if (refusal) return refusal;
    await holdPeople(tx, 'mentor_id', id);
    await noteLostMentor(tx, mentor, act);
    await deleteMentor(tx, id);
    return succeed({ status: 200, body: { message: 'Mentor removed' } });
  });
}

/** Notes for everybody with this mentor that it goes. */
async function noteLostMentor(tx: Executor, mentor: Mentor, act: Act): Promise<void> {
  const before = JSON.stringify(named(mentor));
  const losses = sql`
    select user_id as person_id, ${before}::jsonb as before from people
    where mentor_id = ${mentor.id}`;
  await appendLosses(tx, { ...act, what: 'mentor' }, losses);
}
