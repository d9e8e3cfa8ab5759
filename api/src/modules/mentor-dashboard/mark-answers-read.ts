import { succeed } from '../../domain/result.ts';
import type { App } from '../../platform/http/app-type.ts';
import { IdParams } from '../../platform/http/records.ts';
import { ok } from '../../platform/http/responses.ts';
import { listStages } from '../clubs/stages.ts';
import type { Dependencies } from '../dependencies.ts';
import { markRead } from '../progress/answers.ts';
import { changePersonRoute } from './change-person.ts';

/** PUT /api/mentor/people/{id}/answers/read */
export function markAnswersReadRoute(app: App, deps: Dependencies): void {
  changePersonRoute(app, deps, {
    method: 'PUT',
    url: '/people/:id/answers/read',
    summary: 'Mark the answers of one of your people as read',
    audited: { action: 'read', what: 'answers' },
    params: IdParams,
    errors: [],
    change: async (tx, { person: { id, club } }, { at }) => {
      // Answers in stages of a former club are not shown.
      const stages = club ? (await listStages(tx, [club.id])).get(club.id) : undefined;
      await markRead(tx, id, at, stages?.map((stage) => stage.id) ?? []);
      return succeed(ok({}));
    },
  });
}
