import { Type } from 'typebox';
import { isId } from '../../domain/ids.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Executor } from '../../platform/database/types.ts';
import { clubNotFound } from '../clubs/club.ts';
import { stageRecord } from '../clubs/records.ts';
import { StageRecord } from '../clubs/schemas.ts';
import { listStages } from '../clubs/stages.ts';
import type { Dependencies } from '../dependencies.ts';
import { signedInAs } from '../../platform/http/signed-in.ts';
import { sendFailure } from '../../platform/http/error-responses.ts';
import { responses } from '../../platform/http/responses.ts';

/** GET /api/mentor/clubs/{clubId}/stages */
export function clubStagesRoute(app: App, { db }: Dependencies): void {
  app.get(
    '/clubs/:clubId/stages',
    {
      schema: {
        summary: 'The stages of your own club, or of a club of one of your people, in order',
        params: Type.Object({ clubId: Type.String() }),
        response: responses(Type.Array(StageRecord), 404),
      },
    },
    async (request, reply) => {
      const { clubId } = request.params;
      const allowed = isId(clubId) && (await mayRead(db, signedInAs(request).id, clubId));
      if (!allowed) return sendFailure(reply, clubNotFound().failure);
      const stages = (await listStages(db, [clubId])).get(clubId) ?? [];
      return stages.map(stageRecord);
    },
  );
}

async function mayRead(db: Executor, mentorId: string, clubId: string): Promise<boolean> {
  const reason = await db
    .selectFrom('mentors')
    .select('user_id')
    .where('user_id', '=', mentorId)
    .where('club_id', '=', clubId)
    .unionAll((is) =>
      is
        .selectFrom('people')
        .select('user_id')
        .where('mentor_id', '=', mentorId)
        .where('club_id', '=', clubId),
    )
    .limit(1)
    .executeTakeFirst();
  return reason !== undefined;
}
