import { cleanName } from '../../domain/names.ts';
import { succeed } from '../../domain/result.ts';
import { created, responsesOf, sendResult } from '../../platform/http/responses.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Executor } from '../../platform/database/types.ts';
import { runIdempotent } from '../../platform/http/idempotency.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Club } from './club.ts';
import { planStages, stageNameFailure } from './plan-stages.ts';
import { clubResponse } from './records.ts';
import { findClub, insertClub } from './repository.ts';
import { ClubBody, ClubRecord } from './schemas.ts';
import { saveStages } from './stages.ts';
import { defaultStages } from '../../domain/default-stages.ts';

/** POST /api/admin/clubs */
export function createClubRoute(app: App, deps: Dependencies): void {
  app.post(
    '/clubs',
    {
      schema: {
        summary: 'Add a club, with the five default stages unless stages are sent',
        body: ClubBody,
        response: responsesOf(201, ClubRecord, 400, 422),
      },
    },
    async (request, reply) => {
      const { body } = request;
      const added = await runIdempotent(
        deps,
        request,
        async (tx) =>
          stageNameFailure([], body.stages ?? []) ??
          succeed(created(clubResponse(await createClub(tx, body)))),
      );
      return sendResult(reply, added);
    },
  );
}

async function createClub(tx: Executor, body: ClubBody): Promise<Club> {
  const id = await insertClub(tx, {
    name: cleanName(body.name),
    description: body.description.trim(),
    audience: body.clubFor,
  });
  await saveStages(tx, id, planStages([], body.stages ?? defaultStages));
  const club = await findClub(tx, id);
  if (!club) throw new Error('the new club was not found');
  return club;
}
