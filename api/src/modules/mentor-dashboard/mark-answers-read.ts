import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { ok, responses, sendResult } from '../../platform/http/responses.ts';
import { listStages } from '../clubs/stages.ts';
import type { Dependencies } from '../dependencies.ts';
import { markRead } from '../progress/answers.ts';
import { changePerson } from './change-person.ts';
import { ChangedPerson } from './changed-person.ts';

/** PUT /api/mentor/people/{id}/answers/read */
export function markAnswersReadRoute(app: App, deps: Dependencies): void {
  app.put(
    '/people/:id/answers/read',
    {
      config: { audited: { action: 'read', what: 'answers' } },
      schema: {
        summary: 'Mark the answers of one of your people as read',
        params: IdParams,
        response: responses(ChangedPerson, 400, 404, 422),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const marked = await changePerson(deps, request, id, async (tx, { club }, { at }) => {
        // Answers in stages of a former club are not shown.
        const stages = club ? (await listStages(tx, [club.id])).get(club.id) : undefined;
        const stageIds = stages?.map((stage) => stage.id) ?? [];
        await markRead(tx, id, at, stageIds);
        return succeed(ok({}));
      });
      return sendResult(reply, marked);
    },
  );
}
