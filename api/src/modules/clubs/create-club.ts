import { succeed } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { answerOnce } from '../../plugins/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Club } from './club.ts';
import { defaultStages, planStages } from './plan-stages.ts';
import { clubAnswer } from './records.ts';
import { findClub, insertClub } from './repository.ts';
import { ClubBody, ClubRecord } from './schemas.ts';
import { saveStages } from './stages.ts';

/** POST /api/admin/clubs */
export function createClubRoute(app: App, deps: Dependencies): void {
  app.post(
    '/clubs',
    {
      schema: {
        summary: 'Add a club; without stages it gets the five default ones',
        body: ClubBody,
        response: { 201: ClubRecord, 400: ErrorBody, 422: ErrorBody },
      },
    },
    async (request, reply) => {
      const created = await answerOnce(deps, request, async (tx) =>
        succeed({ ...clubAnswer(await createClub(tx, request.body)), status: 201 }),
      );
      return sendOutcome(reply, created);
    },
  );
}

async function createClub(tx: Executor, body: ClubBody): Promise<Club> {
  const id = await insertClub(tx, {
    name: body.name.trim(),
    description: body.description.trim(),
    audience: body.clubFor,
  });
  await saveStages(tx, id, planStages([], body.stages ?? defaultStages));
  const club = await findClub(tx, id);
  if (!club) throw new Error('the club just added is gone');
  return club;
}
