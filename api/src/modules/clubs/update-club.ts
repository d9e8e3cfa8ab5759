import { IdParams, isId } from '../../domain/ids.ts';
import { fail, succeed, type Result } from '../../domain/result.ts';
import type { App } from '../../plugins/app-type.ts';
import { ErrorBody, refuseWith } from '../../plugins/errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Club } from './club.ts';
import { noSuchClub } from './no-such-club.ts';
import { planStages } from './plan-stages.ts';
import { clubRecord } from './records.ts';
import { findClub, hasMembers, updateClub } from './repository.ts';
import { ClubChange, ClubRecord } from './schemas.ts';
import { saveStages } from './stages.ts';

/** PUT /api/admin/clubs/{id} */
export function updateClubRoute(app: App, deps: Dependencies): void {
  app.put(
    '/clubs/:id',
    {
      schema: {
        summary: 'Change a club; stages keep their progress by name, then by place',
        params: IdParams,
        body: ClubChange,
        response: { 200: ClubRecord, 400: ErrorBody, 404: ErrorBody, 409: ErrorBody },
      },
    },
    async (request, reply) => {
      const changed = await changeClub(deps, request.params.id, request.body);
      return changed.ok ? clubRecord(changed.value) : refuseWith(reply, changed.failure);
    },
  );
}

async function changeClub(
  { db }: Dependencies,
  id: string,
  body: ClubChange,
): Promise<Result<Club>> {
  if (!isId(id)) return noSuchClub();
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('clubs').select('id').where('id', '=', id).forUpdate().execute();
    const club = await findClub(tx, id);
    if (!club) return noSuchClub();
    const audience = body.clubFor ?? club.audience;
    if (audience !== club.audience && (await hasMembers(tx, id))) {
      return fail('CONFLICT', 'A club with members keeps its type', 'clubFor');
    }
    await updateClub(tx, {
      id,
      name: body.name?.trim() ?? club.name,
      description: body.description?.trim() ?? club.description,
      audience,
    });
    if (body.stages) await saveStages(tx, id, planStages(club.stages, body.stages));
    return succeed((await findClub(tx, id)) ?? club);
  });
}
