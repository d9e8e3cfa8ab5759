import { IdParams } from '../../domain/ids.ts';
import { fail, mapResult, succeed, type Result } from '../../domain/result.ts';
import { sendOutcome } from '../../plugins/answers.ts';
import type { App } from '../../plugins/app-type.ts';
import { signedInAs } from '../../plugins/auth.ts';
import type { Executor } from '../../plugins/database/types.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import { ifMatchOf } from '../../plugins/etag.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Act } from '../history/append.ts';
import { holdPeople } from '../people/repository.ts';
import { changeClub } from './change-club.ts';
import type { Club } from './club.ts';
import { noteLostProgress } from './note-losses.ts';
import { planStages, type StagePlan } from './plan-stages.ts';
import { clubAnswer } from './records.ts';
import { findClub, hasMembers, updateClub } from './repository.ts';
import { ClubChange, ClubRecord } from './schemas.ts';
import { saveStages } from './stages.ts';

/** PUT /api/admin/clubs/{id} */
export function updateClubRoute(app: App, deps: Dependencies): void {
  app.put(
    '/clubs/:id',
    {
      schema: {
        summary:
          'Change a club; stages keep their progress by _id where it is sent, else by name, then by place',
        params: IdParams,
        body: ClubChange,
        response: {
          200: ClubRecord,
          400: ErrorBody,
          404: ErrorBody,
          409: ErrorBody,
          412: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const change = { id: request.params.id, ifMatch: ifMatchOf(request) };
      const act = { by: signedInAs(request), at: deps.now() };
      const changed = await changeClub(deps, change, (tx, club) =>
        update(tx, club, request.body, act),
      );
      return sendOutcome(reply, mapResult(changed, clubAnswer));
    },
  );
}

async function update(tx: Executor, club: Club, body: ClubChange, act: Act): Promise<Result<Club>> {
  const audience = body.clubFor ?? club.audience;
  if (audience !== club.audience && (await hasMembers(tx, club.id))) {
    return fail('CONFLICT', 'A club with members keeps its type', 'clubFor');
  }
  await updateClub(tx, {
    id: club.id,
    name: body.name?.trim() ?? club.name,
    description: body.description?.trim() ?? club.description,
    audience,
  });
  if (body.stages) await replaceStages(tx, club, planStages(club.stages, body.stages), act);
  return succeed((await findClub(tx, club.id)) ?? club);
}

async function replaceStages(
  tx: Executor,
  club: Club,
  plan: readonly StagePlan[],
  act: Act,
): Promise<void> {
  const kept = new Set(plan.map(({ id }) => id));
  const lost = club.stages.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (lost.length > 0) {
    // Nobody saves progress with a stage that goes.
    await holdPeople(tx, 'club_id', club.id);
    await noteLostProgress(tx, lost, act);
  }
  await saveStages(tx, club.id, plan);
}
