import { nameRules } from '../../domain/fields.ts';
import { changedName, changedNameFailure } from '../../domain/names.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { responses, sendResultAs } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import { lockPeople } from '../../platform/database/row-locks.ts';
import type { Executor } from '../../platform/database/types.ts';
import { ifMatchOf } from '../../platform/http/entity-tags.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Action } from '../history/append.ts';
import { changeClub } from './change-club.ts';
import type { Club } from './club.ts';
import { recordLostProgress } from './note-losses.ts';
import { planStages, stageNameFailure, type StagePlan } from './plan-stages.ts';
import { clubResponse } from './records.ts';
import { findClub, hasMembers, updateClub } from './repository.ts';
import { ClubChange, ClubRecord } from './schemas.ts';
import { saveStages } from './stages.ts';
import { IdParams } from '../../platform/http/records.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';

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
        response: responses(ClubRecord, 400, 404, 409, 412),
      },
    },
    async (request, reply) => {
      const by = signedInAs(request);
      const change = { id: request.params.id, ifMatch: ifMatchOf(request), by };
      const act = { by, at: deps.now() };
      const changed = await changeClub(deps, change, (tx, club) =>
        update(tx, club, request.body, act),
      );
      return sendResultAs(reply, changed, clubResponse);
    },
  );
}

async function update(
  tx: Executor,
  club: Club,
  body: ClubChange,
  act: Action,
): Promise<Result<Club>> {
  const audience = body.clubFor ?? club.audience;
  if (audience !== club.audience && (await hasMembers(tx, club.id))) {
    return fail('CONFLICT', 'CLUB_HAS_MEMBERS', 'clubFor');
  }
  const name = { field: 'name', rule: nameRules.club, stored: club.name, sent: body.name };
  const invalid = changedNameFailure([name]) ?? stageNameFailure(club.stages, body.stages ?? []);
  if (invalid) return invalid;
  await updateClub(tx, {
    id: club.id,
    name: changedName(club.name, body.name),
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
  act: Action,
): Promise<void> {
  const kept = new Set(plan.map(({ id }) => id));
  const deleted = club.stages.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (deleted.length > 0) {
    // No progress is saved in deleted stages meanwhile.
    await lockPeople(tx, 'club_id', club.id);
    await recordLostProgress(tx, deleted, act);
  }
  await saveStages(tx, club.id, plan);
}
