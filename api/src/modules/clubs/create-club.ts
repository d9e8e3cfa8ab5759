import type { App } from '../../plugins/app-type.ts';
import { ErrorBody } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Club } from './club.ts';
import { defaultStages, planStages } from './plan-stages.ts';
import { clubRecord } from './records.ts';
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
        response: { 201: ClubRecord, 400: ErrorBody },
      },
    },
    async (request, reply) =>
      reply.code(201).send(clubRecord(await createClub(deps, request.body))),
  );
}

function createClub({ db }: Dependencies, body: ClubBody): Promise<Club> {
  return db.transaction().execute(async (tx) => {
    const id = await insertClub(tx, {
      name: body.name.trim(),
      description: body.description.trim(),
      audience: body.clubFor,
    });
    await saveStages(tx, id, planStages([], body.stages ?? defaultStages));
    const club = await findClub(tx, id);
    if (!club) throw new Error('the club just added is gone');
    return club;
  });
}
